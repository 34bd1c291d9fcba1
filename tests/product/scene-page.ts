import { expect, type Page } from '@playwright/test'

/** What the first dialogue says. */
export const lines = ['Would you like some tea?', 'Yes, please. With milk.', 'Here you are, Tom.'] as const
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const caption = (page: Page) => page.locator('.scene [aria-live]')
export const position = (page: Page) => page.getByRole('slider', { name: 'Position in the dialogue' })
export const stage = (page: Page) => page.locator('.scene__stage')

/** Opens a dialogue and waits until it can be played. */
export async function openScene(page: Page, origin: string, number = 1): Promise<void> {
  await page.goto(`${origin}/learn/course/tea/dialogue-${number}`)
  // The lines as text are there until scripts have taken over.
  await expect(page.locator('.scene__player')).toBeVisible()
  await expect(page.locator('.scene__without-scripts')).toHaveCount(0)
}

/** Opens a dialogue whose time passes only when the test lets it. */
export async function openTimedScene(page: Page, origin: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await openScene(page, origin)
  await page.clock.pauseAt(3_600_000)
}
