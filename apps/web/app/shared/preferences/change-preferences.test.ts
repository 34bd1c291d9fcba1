import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type TestBrowser } from '#shared/testing/open-browser.ts'
import { changePreferences } from './change-preferences.ts'
import { followAccount, readPreferences, usePreferences } from './preferences.ts'

let browser: TestBrowser

beforeEach(() => {
  browser = openBrowser('http://localhost')
  readPreferences()
})
afterEach(() => vi.unstubAllGlobals())

test('a browser in which shortcuts were never chosen follows the account after another choice', () => {
  changePreferences({ soundVolume: 20 })
  followAccount({ keyboardShortcuts: true })
  expect(usePreferences.getState()).toMatchObject({ soundVolume: 20, hasShortcuts: true })
})

test('shortcuts that were chosen in this browser stay, whatever the account says', () => {
  changePreferences({ hasShortcuts: false })
  followAccount({ keyboardShortcuts: true })
  expect(usePreferences.getState().hasShortcuts).toBe(false)
})

test('what another tab has chosen meanwhile stays', () => {
  browser.storage.set('soundVolume', '80')
  changePreferences({ hasShortcuts: true })
  readPreferences()
  expect(usePreferences.getState()).toMatchObject({ soundVolume: 80, hasShortcuts: true })
})
