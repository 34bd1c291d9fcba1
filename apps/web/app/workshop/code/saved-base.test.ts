import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type TestBrowser } from '#shared/testing/open-browser.ts'
import { readSavedBase, removeSavedBase, writeSavedBase } from './saved-base.ts'

const id = '5'.repeat(24)
let browser: TestBrowser

beforeEach(() => {
  browser = openBrowser('http://localhost')
})
afterEach(() => {
  removeSavedBase(id)
  vi.unstubAllGlobals()
})

test('the save that code is based on is known until it is removed', () => {
  expect(readSavedBase(id)).toBeUndefined()
  writeSavedBase(id, 1000)
  expect(readSavedBase(id)).toBe(1000)
  removeSavedBase(id)
  expect(readSavedBase(id)).toBeUndefined()
})

test('a page whose browser stores nothing more still knows what its code is based on', () => {
  writeSavedBase(id, 1000)
  browser.room = 0
  writeSavedBase(id, 2000)
  expect(readSavedBase(id)).toBe(2000)
  browser.room = Infinity
  writeSavedBase(id, 3000)
  expect(readSavedBase(id)).toBe(3000)
})
