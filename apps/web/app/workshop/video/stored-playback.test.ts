import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { storedPlayback } from './stored-playback.ts'

beforeEach(() => {
  openBrowser('https://school.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = () => storedPlayback('lesson', null).getTime()

test('a video goes on where it was left', async () => {
  await storedPlayback('lesson', null).setTime?.(61.5)
  expect(await place()).toBe(61)
})

test.for(['1e999', '-1e999', '-5', 'NaN', 'null', '{}'])(
  'one whose stored place is damaged begins at the beginning: %s',
  async (damaged) => {
    localStorage.setItem('video-place-lesson', damaged)
    expect(await place()).toBeNull()
  },
)
