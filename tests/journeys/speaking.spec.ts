import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { foreignRecordings } from '../product/foreign-recordings.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { recordedLessons } from '../product/recorded-lessons.ts'
import { button } from '../product/scene-page.ts'
import { endLine, giveVoice, pitchOf, saidBy } from '../product/talking-browser.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(recordedLessons)
const asked = foreignRecordings()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, lesson: string) => page.goto(`${product.origin}/learn/course/boats/${lesson}`)
const practice = (page: Page) => page.locator('.speaking')
const sentence = (page: Page) => practice(page).getByText('Do not be late.')

nightly(
  'a sentence to say aloud is folded until the camper opens it, and has its part of the recording',
  async ({ page }) => {
    await open(page, 'lesson-5')
    await expect(sentence(page)).toBeHidden()
    await practice(page).getByText('Say it aloud').press('Enter')
    await expect(sentence(page)).toBeVisible()
    await expect(sentence(page)).toHaveAttribute('lang', 'en-US')
    await expect(practice(page).getByRole('button')).toHaveCount(0)
    const audio = practice(page).locator('audio')
    await expect(audio).toHaveAttribute('src', '/media/boat.wav#t=2,3')
    await expect(audio).toHaveAttribute('aria-label', 'Recording of the sentence')
    await expectNoViolations(page)
  },
)

nightly(
  'a sentence is read by a voice of the device where its recording is on another host',
  async ({ page }) => {
    await giveVoice(page)
    await open(page, 'lesson-6')
    await practice(page).getByText('Say it aloud').click()
    await expect(practice(page).locator('audio')).toHaveCount(0)
    await button(page, 'Listen').click()
    await expect.poll(() => saidBy(page)).toBe('Do not be late.')
    expect(await pitchOf(page)).toBe(1)
    await button(page, 'Stop').click()
    await expect(button(page, 'Listen')).toBeVisible()
    await button(page, 'Listen').click()
    await endLine(page)
    await expect(button(page, 'Listen')).toBeVisible()
    expect(asked).toEqual([])
  },
)

nightly('a sentence falls silent when it is folded', async ({ page }) => {
  await giveVoice(page)
  const fold = practice(page).getByText('Say it aloud')
  await open(page, 'lesson-6')
  await fold.click()
  await button(page, 'Listen').click()
  await expect.poll(() => saidBy(page)).toBe('Do not be late.')
  await fold.click()
  await expect.poll(() => saidBy(page)).toBeUndefined()
  await fold.click()
  await expect(button(page, 'Listen')).toBeVisible()
  await open(page, 'lesson-5')
  await fold.click()
  const audio = await practice(page)
    .locator('audio')
    .evaluateHandle((element: HTMLAudioElement) => element)
  await audio.evaluate((element) => element.play())
  await fold.click()
  await expect.poll(() => audio.evaluate((element) => element.paused)).toBe(true)
  await fold.click()
  await expect(practice(page).locator('audio')).toBeVisible()
})

nightly('a sentence is there to be read where the device has no voice', async ({ page }) => {
  await open(page, 'lesson-6')
  await practice(page).getByText('Say it aloud').click()
  await expect(sentence(page)).toBeVisible()
  await expect(practice(page).getByRole('button')).toHaveCount(0)
})

nightly('without scripts a sentence can be unfolded and heard', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, 'lesson-5')
  await practice(page).getByText('Say it aloud').click()
  await expect(practice(page).locator('audio[controls]')).toBeVisible()
  await context.close()
})

for (const { colorScheme, direction } of appearances)
  nightly(`axe finds nothing beside a sentence, ${colorScheme}, ${direction}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await giveVoice(page)
    for (const lesson of ['lesson-5', 'lesson-6']) {
      await open(page, lesson)
      await practice(page).getByText('Say it aloud').click()
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      for (const width of [1366, 375, 320]) {
        await page.setViewportSize({ width, height: 700 })
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
