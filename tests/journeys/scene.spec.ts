import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { sceneLessons } from '../product/scene-lessons.ts'
import type { Product } from '../product/start-product.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { endLine, giveVoice, saidBy } from '../product/talking-browser.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

let product: Product
let close: () => Promise<void>

test.beforeAll(async () => {
  ;({ product, close } = await startWithLessons(sceneLessons, {}))
})
test.afterAll(() => close())
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const lines = ['Would you like some tea?', 'Yes, please. With milk.', 'Here you are, Tom.'] as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const caption = (page: Page) => page.locator('.scene [aria-live]')
const position = (page: Page) => page.getByRole('slider', { name: 'Position in the dialogue' })
const stage = (page: Page) => page.locator('.scene__stage')

async function open(page: Page, number = 1): Promise<void> {
  await page.goto(`${product.origin}/learn/course/tea/dialogue-${number}`)
  // The lines as text are there until scripts have taken over.
  await expect(page.locator('.scene__player')).toBeVisible()
  await expect(page.locator('.scene__without-scripts')).toHaveCount(0)
}

/** Opens a dialogue whose time passes only when the test lets it. */
async function openTimed(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await open(page)
  await page.clock.pauseAt(3_600_000)
}

test('a dialogue plays to its end: people come, talk and go', async ({ page }) => {
  await openTimed(page)
  await expect(stage(page)).toHaveAccessibleName('The scene: a café. On stage: Maria.')
  await button(page, 'Play').click()
  await page.clock.runFor(1600)
  await expect(caption(page)).toHaveText(`Maria${lines[0]}`)
  await expect(stage(page)).toHaveAccessibleName('The scene: a café. On stage: Maria and Tom.')
  await page.clock.runFor(2500)
  await expect(caption(page)).toHaveText(`Tom${lines[1]}`)
  await page.clock.runFor(6000)
  await expect(caption(page)).toBeEmpty()
  await expect(stage(page)).toHaveAccessibleName('The scene: a café. On stage: Maria.')
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:09 of 0:09')

  await button(page, 'Play').click()
  await page.clock.runFor(1600)
  await expect(caption(page)).toHaveText(`Maria${lines[0]}`)
})

test('paused it stands still; it goes on from there, at another speed', async ({ page }) => {
  await openTimed(page)
  await button(page, 'Play').click()
  await page.clock.runFor(2100)
  await button(page, 'Pause').click()
  await page.clock.runFor(5000)
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:02 of 0:09')
  await page.getByLabel('Speed').selectOption('0.5')
  await button(page, 'Play').click()
  await page.clock.runFor(4000)
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:04 of 0:09')
})

test('lines and positions are reached with the keyboard alone', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Control+Space')
  await expect(button(page, 'Play')).toBeVisible()

  await tabTo(page, 'Position in the dialogue')
  await page.keyboard.press('Home')
  for (let second = 0; second < 4; second++) await page.keyboard.press('ArrowRight')
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:04 of 0:09')
  await expect(caption(page)).toHaveText(`Tom${lines[1]}`)

  await tabTo(page, 'Next line')
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText(`Maria${lines[2]}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText(`Tom${lines[1]}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 of 0:09')

  await tabTo(page, 'Text only')
  await page.keyboard.press('Enter')
  await tabTo(page, `Tom ${lines[1]}`)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Pause')).toBeVisible()
})

test('as text a dialogue is a list to play from; the choice is remembered', async ({ page }) => {
  await openTimed(page)
  await button(page, 'Text only').click()
  await expect(stage(page)).toHaveCount(0)
  const [first, second] = [button(page, `Maria ${lines[0]}`), button(page, `Tom ${lines[1]}`)]
  await second.click()
  await page.clock.runFor(100)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toHaveAttribute('aria-current')
  await expect(button(page, 'Pause')).toBeVisible()

  await page.reload()
  await expect(button(page, 'Text only')).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeVisible()
})

test('a voice reads the lines, and the scene waits for it', async ({ page }) => {
  await giveVoice(page)
  await openTimed(page)
  await button(page, 'Play').click()
  for (const line of lines) {
    await page.clock.runFor(20_000)
    await expect.poll(() => saidBy(page)).toBe(line)
    await expect(caption(page)).toContainText(line)
    await expect(caption(page)).toHaveAttribute('aria-live', 'off')
    await endLine(page)
  }
  await page.clock.runFor(20_000)
  await expect(button(page, 'Play')).toBeVisible()
})

test('a line that is interrupted is said again from its beginning', async ({ page }) => {
  await giveVoice(page)
  await openTimed(page)
  await button(page, 'Play').click()
  await page.clock.runFor(2500)
  await expect.poll(() => saidBy(page)).toBe(lines[0])
  await button(page, 'Pause').click()
  await expect.poll(() => saidBy(page)).toBeUndefined()
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:01 of 0:09')
  await button(page, 'Play').click()
  await page.clock.runFor(100)
  await expect.poll(() => saidBy(page)).toBe(lines[0])
})

test('with a voice captions can be hidden; without one, or where they always show, they cannot', async ({
  page,
}) => {
  await open(page)
  await expect(button(page, 'Captions')).toHaveCount(0)
  await expect(button(page, 'Voices')).toHaveCount(0)

  await giveVoice(page)
  await open(page)
  await button(page, 'Next line').click()
  await expect(caption(page)).toHaveClass('scene__caption')
  await button(page, 'Captions').click()
  await expect(caption(page)).toHaveClass('visually-hidden')
  await button(page, 'Voices').click()
  await expect(caption(page)).toHaveClass('scene__caption')
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite')
  await expect(button(page, 'Captions')).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('scene'))
  await open(page, 2)
  await expect(button(page, 'Voices')).toBeVisible()
  await expect(button(page, 'Captions')).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`faces ${moves ? 'move' : 'are still'} while they talk, with reduced motion “${reducedMotion}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openTimed(page)
    await button(page, 'Play').click()
    await page.clock.runFor(1200)
    const drawings = new Set<string>()
    for (let moment = 0; moment < 20; moment++) {
      await page.clock.runFor(50)
      drawings.add(await stage(page).innerHTML())
    }
    expect(drawings.size > 1).toBe(moves)
  })
}

test('without scripts the lines are text, however many there are', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.origin}/learn/course/tea/dialogue-2`)
  await expect(page.getByText(lines[1])).toBeVisible()
  await expect(page.getByText('This is sentence number 100')).toBeVisible()
  await expect(button(page, 'Play')).toBeHidden()
  await context.close()
})

test('the picture stays while its player is loaded', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/scene-player-.*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`${product.origin}/learn/course/tea/dialogue-1`, { waitUntil: 'commit' })
  await expect(async () => {
    await button(page, 'Check your answers').click()
    await expect(page.getByText('Some answers are not right yet.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(stage(page)).toBeVisible()
  release()
  await expect(page.locator('.scene__without-scripts')).toHaveCount(0)
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
})

test('a dialogue counts when its boxes are ticked, and is in the account after sign-in', async ({ page }) => {
  await open(page)
  await page.getByLabel('Watch the dialogue.').check()
  await button(page, 'Check your answers').click()
  await expect(page.getByText('Some answers are not right yet.')).toBeVisible()
  await page.getByLabel('Repeat it aloud.').check()
  await button(page, 'Check your answers').click()
  await button(page, 'Go to the next step').click()
  await expect(page).toHaveURL(/dialogue-2$/)

  await page.goto(`${product.origin}/signin?returnTo=/learn/course`)
  await signInByCode(page, product, 'dialogue@example.org')
  const answer = await page.request.get(`${product.origin}/user/get-session-user`)
  expect(await answer.text()).toContain('65f0c0ffee01234567890201')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const direction of ['ltr', 'rtl'] as const)
    test(`no violations and nothing beside the page, ${colorScheme}, ${direction}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await giveVoice(page)
      await open(page)
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      await button(page, 'Next line').click()
      for (const mode of ['stage', 'text']) {
        if (mode === 'text') await button(page, 'Text only').click()
        for (const width of [1366, 375, 320]) {
          await page.setViewportSize({ width, height: 625 })
          await expectNoViolations(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      }
    })

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.locator('.scene').getByRole('slider', { name }).or(button(page, name))
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
