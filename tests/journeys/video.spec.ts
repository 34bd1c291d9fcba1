import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { serveFilms } from '../product/serve-films.ts'
import { videoLessons } from '../product/video-lessons.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const product = openSchool(videoLessons)
let asked: string[]
test.beforeEach(async ({ page, context }) => {
  failOnConsoleErrors(page)
  ;({ asked } = await serveFilms(context))
})

const open = (page: Page, number: number) =>
  page.goto(`${product.origin}/learn/course/boats/lesson-${number}`)
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the video' })
const hostedFrame = (page: Page) => page.locator('iframe.video-frame')
const time = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused)
const player = (page: Page) => page.getByRole('region', { name: /Ropes/ })

const address = (start: number, autoplay: number) =>
  `https://www.youtube-nocookie.com/embed/abc_DEF-1?rel=0&start=${start}&autoplay=${autoplay}`

/** A player that can be used has read the length of its file. */
async function openFile(page: Page): Promise<void> {
  await open(page, 2)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState)).toBe(4)
}

test.describe('a video on another host', () => {
  nightly('is asked for after the camper has agreed, and its questions are answered', async ({ page }) => {
    await open(page, 1)
    await expect(page.getByText('The video comes from www.youtube-nocookie.com.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('target', '_blank')
    expect(asked).toEqual([])
    await playButton(page).click()
    await expect(
      hostedFrame(page).contentFrame().getByText('The player of www.youtube-nocookie.com'),
    ).toBeVisible()
    await expect(hostedFrame(page)).toBeFocused()
    expect(asked).toEqual([address(0, 1)])

    await page.getByLabel('A feather').check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await expect(page.getByText('A feather is light.')).toBeVisible()
    await page.getByLabel('A knot').check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await page.getByRole('link', { name: 'Sign in to save this' }).click()
    await signInByCode(page, product, 'sailor@example.org')
    await page.getByLabel('A knot').check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(page).toHaveURL(/lesson-2$/)
    const answer = await page.request.get(`${product.origin}/user/get-session-user`)
    expect(await answer.text()).toContain('65f0c0ffee01234567890201')
    expect(asked).toHaveLength(1)
  })

  nightly(
    'is loaded without a question once that is remembered, until the camper takes it back',
    async ({ page }) => {
      await open(page, 1)
      await page.getByLabel('Always load videos from www.youtube-nocookie.com').check()
      await playButton(page).click()
      await expect.poll(() => asked).toEqual([address(0, 1)])
      await page.reload()
      await expect.poll(() => asked).toEqual([address(0, 1), address(0, 0)])

      await page.getByRole('button', { name: 'Ask me again' }).click()
      await expect(playButton(page)).toBeFocused()
      await page.reload()
      await expect(playButton(page)).toBeVisible()
      expect(asked).toHaveLength(2)
    },
  )

  nightly('starts at a time of the transcript, as often as it is chosen', async ({ page }) => {
    await open(page, 1)
    await page.getByRole('button', { name: 'Go to 0:40 in the video' }).click()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Play from 0:40' }).click()
    await expect.poll(() => asked).toEqual([address(40, 1)])
    const entries = await page.evaluate(() => history.length)
    for (const name of ['0:20', '0:20']) {
      const before = asked.length
      await page.getByRole('button', { name: `Go to ${name} in the video` }).click()
      await expect.poll(() => asked).toHaveLength(before + 1)
    }
    expect(asked.slice(1)).toEqual([address(20, 1), address(20, 1)])
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

nightly('a transcript is searched', async ({ page }) => {
  await open(page, 1)
  await page.getByLabel('Search the transcript').fill('KNOT boat')
  await expect(page.getByText('1 passage found')).toBeVisible()
  await expect(page.getByText('The knot holds the boat.')).toBeVisible()
  await expect(page.getByText('Take a long rope.')).toBeHidden()
  await page.getByLabel('Search the transcript').fill('anchor')
  await expect(page.getByText('No passage has these words.')).toBeVisible()
  await page.getByLabel('Search the transcript').fill('')
  await expect(page.getByText('Take a long rope.')).toBeVisible()
})

test.describe('a file', () => {
  nightly('has captions and chapters, and is sought by the transcript', async ({ page }) => {
    await openFile(page)
    await page.getByRole('button', { name: 'Go to 0:20 in the video' }).click()
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(20)
    await expect(page.locator('.video-captions')).toHaveText('Make a knot & pull.')
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(asked).toEqual([])
  })

  nightly('is played by keys', async ({ page }) => {
    await openFile(page)
    await player(page).focus()
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(() => isPaused(page)).toBe(true)
    const before = await time(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(before + 5)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => time(page)).toBeLessThan(before + 5)
    await page.keyboard.press('>')
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.25)
  })

  nightly('goes on where it was left, at the same speed', async ({ page }) => {
    await openFile(page)
    await page.getByRole('button', { name: 'Go to 0:40 in the video' }).click()
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(40)
    await player(page).focus()
    await page.keyboard.press('>')
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    await openFile(page)
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(39)
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.25)
  })

  nightly('on another host waits for consent as well', async ({ page }) => {
    await open(page, 3)
    await expect(page.getByText('The video comes from films.example.org.')).toBeVisible()
    expect(asked).toEqual([])
    await playButton(page).click()
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState)).toBe(4)
    expect(new Set(asked)).toEqual(new Set(['https://films.example.org/knead.webm']))
  })
})

nightly('a lesson with code offers its hint video among the help', async ({ page }) => {
  await open(page, 4)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Watch a hint video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hint video' })
  await dialog.getByRole('button', { name: 'Play the video' }).click()
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/hint_id-1?rel=0&start=0&autoplay=1'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(hostedFrame(page)).toHaveCount(0)
})

nightly('a video is watched and its question answered with the keyboard alone', async ({ page }) => {
  await openFile(page)
  await page.getByLabel('Search the transcript').focus()
  await page.keyboard.type('holds')
  await expect(page.getByText('1 passage found')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(40)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to the next step' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  nightly('a video is played and its question answered', async ({ page }) => {
    await openFile(page)
    await page.getByRole('button', { name: 'Go to 0:20 in the video' }).tap()
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(20)
    await page.getByLabel('A feather').tap()
    await page.getByRole('button', { name: 'Check your answers' }).tap()
    await expect(page.getByText('A feather is light.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await page.getByLabel('A knot').tap()
    await page.getByRole('button', { name: 'Check your answers' }).tap()
    await page.getByRole('button', { name: 'Go to the next step' }).tap()
    await expect(page).toHaveURL(/lesson-3$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  nightly('a video is linked or shown by the browser, and its transcript is read', async ({ page }) => {
    await open(page, 1)
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
    await expect(playButton(page)).toBeHidden()
    await expect(page.getByText('The knot holds the boat.')).toBeVisible()
    await open(page, 2)
    await expect(page.locator('video[controls]')).toBeVisible()
  })
})

for (const { colorScheme, direction } of appearances) {
  nightly(`axe finds nothing and nothing is cut off, ${colorScheme}, ${direction}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const number of [1, 2, 3]) {
      await (number === 2 ? openFile(page) : open(page, number))
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      for (const width of [1440, 1366, 375, 320]) {
        await page.setViewportSize({ width, height: width > 400 ? 625 : 812 })
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
}
