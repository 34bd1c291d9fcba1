import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { findBrowser } from './find-browser.ts'

const directory = mkdtempSync(join(tmpdir(), 'browsers-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** A folder with these programs, and its path. */
function folderOf(name: string, ...programs: string[]): string {
  const folder = join(directory, name)
  mkdirSync(folder)
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

const first = folderOf('first', 'chromium')
const second = folderOf('second', 'chromium', 'chrome-headless-shell')
const none = folderOf('none')
writeFileSync(join(none, 'chromium'), 'not a program')

describe('the browser', () => {
  test('is the one that the operator names', () => {
    expect(findBrowser(join(first, 'chromium'), { PATH: second })).toBe(join(first, 'chromium'))
  })

  test('is a headless shell wherever there is one, because it takes less', () => {
    const path = [first, second].join(delimiter)
    expect(findBrowser(undefined, { PATH: path })).toBe(join(second, 'chrome-headless-shell'))
  })

  test('is the first of several with the same name', () => {
    expect(findBrowser(undefined, { PATH: [none, first].join(delimiter) })).toBe(join(first, 'chromium'))
  })

  test('is none if the operator wants none', () => {
    expect(findBrowser('none', { PATH: first })).toBeUndefined()
  })

  test('that is named must be a program', () => {
    for (const path of [join(none, 'chromium'), join(none, 'missing'), none])
      expect(() => findBrowser(path, {})).toThrow(ConfigError)
  })
})
