import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** Answers every lesson of `reviewLessons` right, one after the other, as the one who has opened the page. */
export async function finishReviewLessons(page: Page, { origin }: Product): Promise<void> {
  for (const number of [1, 2, 3]) {
    await page.goto(`${origin}/learn/course/stones/stone-${number}`)
    if (number === 3) await page.getByLabel('Blank 1').fill('gray')
    else await page.getByLabel(`Gray ${number}`).check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await page.getByRole('button', { name: /^Go to the next step|^Finish the block/ }).click()
  }
  await expect(page.getByRole('dialog', { name: /^You finished/ })).toBeVisible()
}
