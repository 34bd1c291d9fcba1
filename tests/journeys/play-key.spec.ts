import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { serveFilms } from '../product/serve-films.ts'
import { videoLessons } from '../product/video-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

/* Ctrl with Space plays and pauses. That of dialogues is in `scene.spec.ts`. */
const product = openSchool(videoLessons)
let asked: string[]
test.beforeEach(async ({ page, context }) => {
  failOnConsoleErrors(page)
  ;({ asked } = await serveFilms(context))
})

const press = (page: Page) => page.keyboard.press('Control+Space')
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused)
const isReady = (page: Page) => page.evaluate(() => document.querySelector('video')?.readyState)

async function open(page: Page, number: number): Promise<void> {
  await page.goto(`${product.origin}/learn/course/boats/lesson-${number}`)
}

async function openFile(page: Page): Promise<void> {
  await open(page, 2)
  await expect.poll(() => isReady(page)).toBe(4)
}

nightly('a film of the school plays and pauses, wherever the focus is', async ({ page }) => {
  await openFile(page)
  await press(page)
  await expect.poll(() => isPaused(page)).toBe(false)
  await press(page)
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.getByLabel('Search the transcript').focus()
  await press(page)
  await expect.poll(() => isPaused(page)).toBe(false)
  await expect(page.getByLabel('Search the transcript')).toHaveValue('')
})

nightly('on a button of the player, the key does not press the button as well', async ({ page }) => {
  await openFile(page)
  await page.locator('.video-player').getByRole('button', { name: 'Play', exact: true }).first().focus()
  await press(page)
  await expect.poll(() => isPaused(page)).toBe(false)
  await page.locator('.video-player').getByRole('button', { name: 'Mute', exact: true }).first().focus()
  await press(page)
  await expect.poll(() => isPaused(page)).toBe(true)
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(false)
})

nightly(
  'before a film of another host it goes to the button, and asks nobody for anything',
  async ({ page }) => {
    await open(page, 1)
    const play = page.getByRole('button', { name: 'Play the video' })
    await expect(play).toBeVisible()
    await expect(async () => {
      await press(page)
      await expect(play).toBeFocused({ timeout: 500 })
    }).toPass()
    expect(asked).toEqual([])
    await page.keyboard.press('Enter')
    const frame = page.locator('iframe.video-frame')
    await expect(frame).toBeFocused()
    await page.getByLabel('Search the transcript').focus()
    await press(page)
    await expect(frame).toBeFocused()
    expect(asked).toHaveLength(1)
  },
)
