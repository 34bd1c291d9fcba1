import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser, type TestBrowser } from '#shared/testing/open-browser.ts'
import { migrateLegacyCode } from './legacy-code.ts'
import { readSavedAt, readSavedCode, removeSavedCode, writeSavedCode } from './saved-code.ts'

const id = '1'.repeat(24)
const page = { fileKey: 'indexhtml', name: 'index', ext: 'html' }
const script = { fileKey: 'scriptjs', name: 'script', ext: 'js' }

let browser: TestBrowser

beforeEach(() => {
  browser = openBrowser('http://localhost')
})
afterEach(() => vi.unstubAllGlobals())

const askedToClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('code saved in this browser', () => {
  test('is read as it was written, until it is removed', () => {
    expect(writeSavedCode(id, [page, script], { indexhtml: '<h1>', scriptjs: '' })).toBe(true)
    expect(readSavedCode(id, [page, script])).toEqual({ indexhtml: '<h1>', scriptjs: '' })
    removeSavedCode(id)
    expect(readSavedCode(id, [page, script])).toBeUndefined()
  })

  test('has a time, unless it was stored in an older form', () => {
    const before = Date.now()
    writeSavedCode(id, [page], { indexhtml: '<h1>' })
    expect(readSavedAt(id)).toBeGreaterThanOrEqual(before)
    browser.storage.set(id, JSON.stringify([{ fileKey: 'indexhtml', contents: '<h1>' }]))
    expect(readSavedAt(id)).toBeUndefined()
    expect(readSavedAt('2'.repeat(24))).toBeUndefined()
  })

  test('is not older than the completion before it, however slow the clock is', () => {
    const completedAt = Date.now() + 3_600_000
    writeSavedCode(id, [page], { indexhtml: '<h1>' }, completedAt)
    expect(readSavedAt(id)).toBe(completedAt)
  })

  test('is limited to files that the lesson still has', () => {
    writeSavedCode(id, [page, script], { indexhtml: '<h1>', scriptjs: 'let a' })
    expect(readSavedCode(id, [page])).toEqual({ indexhtml: '<h1>' })
    expect(readSavedCode(id, [{ fileKey: 'stylescss', name: 'styles', ext: 'css' }])).toBeUndefined()
  })

  test('is read in the older forms, too', () => {
    browser.storage.set(id, JSON.stringify({ indexjs: { contents: 'let a' } }))
    expect(readSavedCode(id, [script])).toEqual({ scriptjs: 'let a' })
    browser.storage.set(id, JSON.stringify([{ fileKey: 'indexjs', contents: 'let b' }]))
    expect(readSavedCode(id, [script])).toEqual({ scriptjs: 'let b' })
  })

  test.for(['{', '"text"', '[{"fileKey":1}]'])('is removed when it cannot be read: %s', (text) => {
    browser.storage.set(id, text)
    expect(readSavedCode(id, [script])).toBeUndefined()
    expect(browser.storage.has(id)).toBe(false)
  })

  test.for([
    [{ fileKey: 'indexhtml', contents: '<h1>' }, { fileKey: 'scriptjs' }, null],
    { indexhtml: { contents: '<h1>' }, scriptjs: { contents: 7 } },
  ])('keeps its whole files when another is damaged: %j', (stored) => {
    browser.storage.set(id, JSON.stringify(stored))
    expect(readSavedCode(id, [page, script])).toEqual({ indexhtml: '<h1>' })
    expect(browser.storage.has(id)).toBe(true)
  })

  test('is reported as not saved when the storage is full, and is there until the window is closed', () => {
    writeSavedCode(id, [page], { indexhtml: '<h1>' })
    browser.room = 10
    expect(writeSavedCode(id, [page], { indexhtml: '<h2>' })).toBe(false)
    expect(readSavedCode(id, [page])).toEqual({ indexhtml: '<h2>' })
    expect(askedToClose()).toBe(true)
    browser.room = Infinity
    expect(writeSavedCode(id, [page], { indexhtml: '<h3>' })).toBe(true)
    expect(readSavedCode(id, [page])).toEqual({ indexhtml: '<h3>' })
    expect(askedToClose()).toBe(false)
  })

  test('follows a file that an author has renamed, unless it could be another', () => {
    writeSavedCode(id, [page, script], { indexhtml: '<h1>', scriptjs: 'let a' })
    const renamed = { fileKey: 'mainjs', name: 'main', ext: 'js' }
    const second = { fileKey: 'morejs', name: 'more', ext: 'js' }
    expect(readSavedCode(id, [page, renamed])).toEqual({ indexhtml: '<h1>', mainjs: 'let a' })
    expect(readSavedCode(id, [page, renamed, second])).toEqual({ indexhtml: '<h1>' })
  })

  test('stays for files that the lesson has no more', () => {
    writeSavedCode(id, [page, script], { indexhtml: '<h1>', scriptjs: 'let a' })
    writeSavedCode(id, [page], { indexhtml: '<h2>' })
    expect(readSavedCode(id, [page, script])).toEqual({ indexhtml: '<h2>', scriptjs: 'let a' })
  })
})

describe('code stored under a lesson’s title', () => {
  const key = 'Bonfire: Meet BonfireVal'

  test('moves to the lesson’s id', () => {
    browser.storage.set(key, 'let a')
    expect(migrateLegacyCode(id, 'Meet Bonfire', [script])).toEqual({ scriptjs: 'let a' })
    expect(readSavedCode(id, [script])).toEqual({ scriptjs: 'let a' })
    expect(browser.storage.has(key)).toBe(false)
  })

  test('stays where it is when it cannot be written elsewhere', () => {
    browser.storage.set(key, 'let a')
    browser.room = 40
    expect(migrateLegacyCode(id, 'Meet Bonfire', [script])).toEqual({ scriptjs: 'let a' })
    expect(browser.storage.get(key)).toBe('let a')
  })

  test('is not taken for a lesson with several files', () => {
    browser.storage.set(key, 'let a')
    expect(migrateLegacyCode(id, 'Meet Bonfire', [page, script])).toBeUndefined()
  })
})
