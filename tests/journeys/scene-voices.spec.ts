import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { sceneLessons } from '../product/scene-lessons.ts'
import { button, caption, lines, openScene, openTimedScene, position } from '../product/scene-page.ts'
import { endLine, giveVoice, saidBy } from '../product/talking-browser.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(sceneLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, number?: number) => openScene(page, product.origin, number)
const openTimed = (page: Page) => openTimedScene(page, product.origin)

nightly('a voice reads the lines, and the scene waits for it', async ({ page }) => {
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

nightly('a line that is interrupted is said again from its beginning', async ({ page }) => {
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

nightly(
  'with a voice captions can be hidden; without one, or where they always show, they cannot',
  async ({ page }) => {
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
  },
)
