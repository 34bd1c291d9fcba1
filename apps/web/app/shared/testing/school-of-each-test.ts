import { afterEach, beforeEach, vi } from 'vitest'
import { openBrowser, type TestBrowser } from './open-browser.ts'
import { startSchool, type TestSchool } from './start-school.ts'

type Opened = { school: TestSchool; browser: TestBrowser }

/** A new school, and a browser that is open at its address, before each test of a file. */
export function schoolOfEachTest(): Opened {
  const opened = {} as Opened
  beforeEach(async () => {
    opened.school = await startSchool()
    opened.browser = openBrowser(opened.school.origin)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    opened.school.close()
  })
  return opened
}
