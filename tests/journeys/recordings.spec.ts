import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { foreignRecordings } from '../product/foreign-recordings.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { recordedLessons } from '../product/recorded-lessons.ts'
import { button, caption, position } from '../product/scene-page.ts'
import { endLine, giveVoice, saidBy } from '../product/talking-browser.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(recordedLessons)
const asked = foreignRecordings()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const lines = ['The boat leaves at nine.', 'Do not be late.'] as const

async function open(page: Page, number: number): Promise<void> {
  await page.goto(`${product.origin}/learn/course/boats/lesson-${number}`)
}

async function openScene(page: Page, number = 1): Promise<void> {
  await open(page, number)
  await expect(page.locator('.scene__player')).toBeVisible()
  await expect(page.locator('.scene__without-scripts')).toHaveCount(0)
}

/** The recording of a scene. */
const sound = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector<HTMLAudioElement>('.scene audio')
    return {
      place: audio?.currentTime ?? -1,
      isPaused: audio?.paused ?? true,
      speed: audio?.playbackRate ?? 0,
      isLoaded: (audio?.readyState ?? 0) > 0,
    }
  })
const place = async (page: Page) => (await sound(page)).place
const isPaused = async (page: Page) => (await sound(page)).isPaused
const seconds = async (page: Page) => Number(await position(page).inputValue())

/** The place in the file that belongs to the moment of the scene; the two are read one after the other. */
async function expectTogether(page: Page): Promise<void> {
  const [before, heard, after] = [await seconds(page), await place(page), await seconds(page)]
  expect(heard - 1).toBeGreaterThan(before - 0.4)
  expect(heard - 1).toBeLessThan(after + 0.4)
}

test.describe('the recording of a dialogue', () => {
  nightly('is loaded when it is played, and is heard instead of a voice of the device', async ({ page }) => {
    await giveVoice(page)
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await openScene(page)
    expect((await sound(page)).isLoaded).toBe(false)
    expect(files).not.toContain('/media/boat.wav')
    await button(page, 'Play').click()
    await expect(caption(page)).toContainText(lines[0])
    await expect.poll(() => place(page)).toBeGreaterThan(2.2)
    expect(await isPaused(page)).toBe(false)
    expect(await saidBy(page)).toBeUndefined()
    await expectTogether(page)
    expect(asked).toEqual([])
  })

  nightly('pauses with its scene, and goes on from there', async ({ page }) => {
    await openScene(page)
    await button(page, 'Play').click()
    await expect.poll(() => place(page)).toBeGreaterThan(2.2)
    await button(page, 'Pause').click()
    await expect.poll(() => isPaused(page)).toBe(true)
    const left = await place(page)
    await expect(position(page)).not.toHaveValue('0')
    await button(page, 'Play').click()
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(await place(page)).toBeGreaterThan(left - 0.4)
    await expectTogether(page)
  })

  nightly('goes where the scene goes, and ends where its part of the file ends', async ({ page }) => {
    await openScene(page)
    await button(page, 'Play').click()
    await expect.poll(() => place(page)).toBeGreaterThan(2.1)
    await button(page, 'Next line').click()
    await expect.poll(() => place(page)).toBeGreaterThan(6)
    await expect(caption(page)).toContainText(lines[1])
    await expectTogether(page)
    await expect(button(page, 'Play')).toBeVisible({ timeout: 10_000 })
    expect(await isPaused(page)).toBe(true)
    expect(await place(page)).toBeLessThan(8.4)
    await button(page, 'Play').click()
    await expect.poll(() => seconds(page)).toBeLessThan(2)
    await expect.poll(() => place(page)).toBeLessThan(4)
  })

  nightly('has the speed of the scene, and is silent without sound', async ({ page }) => {
    await openScene(page)
    await page.getByLabel('Speed').selectOption('1.5')
    await button(page, 'Play').click()
    await expect.poll(() => place(page)).toBeGreaterThan(2.1)
    expect((await sound(page)).speed).toBe(1.5)
    await page.getByLabel('Speed').selectOption('0.5')
    await expect.poll(async () => (await sound(page)).speed).toBe(0.5)
    await button(page, 'Voices').click()
    await expect.poll(() => isPaused(page)).toBe(true)
    const silent = await seconds(page)
    await expect.poll(() => seconds(page)).toBeGreaterThan(silent + 0.3)
    await button(page, 'Voices').click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await expectTogether(page)
  })

  nightly('is waited for while it is loaded', async ({ page }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/media/boat.wav', async (route) => {
      await isReleased
      await route.continue()
    })
    await openScene(page)
    await button(page, 'Play').click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.9)
    for (let time = 0; time < 5; time++) {
      expect(await seconds(page)).toBeLessThan(1.3)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    release()
    await expect.poll(() => seconds(page)).toBeGreaterThan(1.5)
    await expectTogether(page)
  })

  nightly('is played in text-only mode and with reduced motion, too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScene(page)
    await button(page, 'Text only').click()
    await button(page, `Maria ${lines[1]}`).click()
    await expect.poll(() => place(page)).toBeGreaterThan(6)
    await expect(button(page, `Maria ${lines[1]}`)).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('where a recording cannot be played, a voice of the device reads', () => {
  nightly('as it is on another host, which is asked for nothing', async ({ page }) => {
    await giveVoice(page)
    await openScene(page, 2)
    await expect(page.locator('.scene audio')).toHaveCount(0)
    await button(page, 'Play').click()
    for (const line of lines) {
      await expect.poll(() => saidBy(page)).toBe(line)
      await endLine(page)
    }
    expect(asked).toEqual([])
  })

  nightly('twin: a page that played whatever a lesson names would ask the other host', async ({ page }) => {
    await openScene(page, 2)
    await page.evaluate((src) => {
      new Audio(src).load()
    }, 'https://sounds.example.org/boat.wav')
    await expect.poll(() => asked).toContain('https://sounds.example.org/boat.wav')
  })

  nightly('as it does not load', async ({ page }) => {
    await giveVoice(page)
    await page.route('**/media/boat.wav', (route) => route.fulfill({ status: 200, body: 'no sound' }))
    await openScene(page)
    await button(page, 'Play').click()
    await expect.poll(() => saidBy(page)).toBe(lines[0])
    await endLine(page)
    await expect.poll(() => saidBy(page)).toBe(lines[1])
  })
})

nightly('a question of a quiz has its recording, from beginning to end, and its words', async ({ page }) => {
  await open(page, 3)
  await expect(page.locator('fieldset.question')).toHaveCount(2)
  // The file of the second question is on another host.
  await expect(page.locator('fieldset.question audio')).toHaveCount(1)
  const question = page.locator('fieldset.question').filter({ has: page.locator('audio') })
  const audio = question.locator('audio')
  await expect(audio).toHaveAttribute('src', '/media/boat.wav#t=2,3')
  await expect(audio).toHaveAttribute('aria-label', /Recording of question [12]/)
  const placeOf = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
  const start = () => audio.evaluate((element: HTMLAudioElement) => element.play())
  for (const time of ['first', 'second']) {
    await start()
    await expect.poll(placeOf, `${time} time`).toBeGreaterThan(2)
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true)
    expect(await placeOf()).toBeLessThan(3.5)
  }
  await question.getByText('Show the words of the recording').click()
  await expect(question.getByText('Boat 1 leaves at nine.')).toBeVisible()
  expect(asked).toEqual([])
})

nightly(
  'an answer has its recording, and the answer whose recording is missing has none',
  async ({ page }) => {
    await open(page, 4)
    await expect(page.locator('.question__answer audio')).toHaveCount(1)
    const audio = page.locator('.question__answer').filter({ hasText: 'At nine.' }).locator('audio')
    await expect(audio).toHaveAttribute('aria-label', 'Recording of answer 1')
    await audio.evaluate((element: HTMLAudioElement) => element.play())
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.ended)).toBe(true)
  },
)

nightly('a recording of a quiz that does not load says so, and its words are there', async ({ page }) => {
  await page.route('**/media/boat.wav', (route) => route.fulfill({ status: 200, body: 'no sound' }))
  await open(page, 3)
  await page.locator('audio').evaluate((element: HTMLAudioElement) => element.play().catch(() => undefined))
  await expect(page.getByText('The recording can’t be played. Read the words instead.')).toBeVisible()
  await expect(page.getByText('Show the words of the recording')).toHaveCount(2)
})

nightly('without scripts the recordings of questions are played by the browser', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, 4)
  await expect(page.locator('.question__answer audio[controls]')).toBeVisible()
  await context.close()
})

for (const { colorScheme, direction } of appearances)
  nightly(
    `axe finds nothing and nothing is beside the page, ${colorScheme}, ${direction}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const number of [1, 3, 4]) {
        await (number === 1 ? openScene(page) : open(page, number))
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
        for (const width of [1366, 375, 320]) {
          await page.setViewportSize({ width, height: 700 })
          await expectNoViolations(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      }
    },
  )
