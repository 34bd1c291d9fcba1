import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { sceneLessons } from '../product/scene-lessons.ts'
import { button, caption, lines, openScene, openTimedScene, position, stage } from '../product/scene-page.ts'
import { tabTo } from '../product/tab-to.ts'
import { giveVoice } from '../product/talking-browser.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const product = openSchool(sceneLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, number?: number) => openScene(page, product.origin, number)
const openTimed = (page: Page) => openTimedScene(page, product.origin)

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

nightly('paused it stands still; it goes on from there, at another speed', async ({ page }) => {
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

nightly('a dialogue is watched and finished with the keyboard alone', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Control+Space')
  await expect(button(page, 'Play')).toBeVisible()

  await tabTo(page, inScene(page, 'Position in the dialogue'))
  await page.keyboard.press('Home')
  for (let second = 0; second < 4; second++) await page.keyboard.press('ArrowRight')
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:04 of 0:09')
  await expect(caption(page)).toHaveText(`Tom${lines[1]}`)

  await tabTo(page, inScene(page, 'Next line'))
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText(`Maria${lines[2]}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText(`Tom${lines[1]}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 of 0:09')

  await tabTo(page, inScene(page, 'Text only'))
  await page.keyboard.press('Enter')
  await tabTo(page, inScene(page, `Tom ${lines[1]}`))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Pause')).toBeVisible()

  const boxes = [page.getByLabel('Watch the dialogue.'), page.getByLabel('Repeat it aloud.')]
  for (const box of boxes) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(button(page, 'Go to the next step')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dialogue-2$/)
})

nightly('as text a dialogue is a list to play from; the choice is remembered', async ({ page }) => {
  await openTimed(page)
  await button(page, 'Text only').click()
  await expect(stage(page)).toHaveCount(0)
  const [first, second] = [button(page, `Maria ${lines[0]}`), button(page, `Tom ${lines[1]}`)]
  await second.click()
  await page.clock.runFor(100)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toHaveAttribute('aria-current')
  await expect(button(page, 'Pause')).toBeVisible()

  await page.clock.resume()
  await page.reload()
  await expect(button(page, 'Text only')).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  nightly(
    `faces ${moves ? 'move' : 'are still'} while they talk, with reduced motion “${reducedMotion}”`,
    async ({ page }) => {
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
    },
  )
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

nightly('the picture stays while its player is loaded', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/scene-player-.*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`${product.origin}/learn/course/tea/dialogue-1`, { waitUntil: 'commit' })
  await expect(async () => {
    await button(page, 'Check your answers').click()
    await expect(page.getByText('Tick each box once you have done what it says.')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(stage(page)).toBeVisible()
  release()
  await expect(page.locator('.scene__without-scripts')).toHaveCount(0)
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
})

nightly(
  'a dialogue counts when its boxes are ticked on a phone, and is in the account after sign-in',
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await open(page)
    await page.getByLabel('Watch the dialogue.').check()
    await button(page, 'Check your answers').click()
    await expect(page.getByText('Tick each box once you have done what it says.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await page.getByLabel('Repeat it aloud.').check()
    await button(page, 'Check your answers').click()
    await button(page, 'Go to the next step').click()
    await expect(page).toHaveURL(/dialogue-2$/)

    await page.goto(`${product.origin}/signin?returnTo=/learn/course`)
    await signInByCode(page, product, 'dialogue@example.org')
    const answer = await page.request.get(`${product.origin}/user/get-session-user`)
    expect(await answer.text()).toContain('65f0c0ffee01234567890201')
  },
)

for (const { colorScheme, direction } of appearances)
  nightly(`no violations and nothing beside the page, ${colorScheme}, ${direction}`, async ({ page }) => {
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

const inScene = (page: Page, name: string) =>
  page.locator('.scene').getByRole('slider', { name }).or(button(page, name))
