import { expect } from '@playwright/test'
import { test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { profileLessons, towerId } from '../product/profile-lessons.ts'
import { seedAda } from '../product/seed-ada.ts'

/** Scrolls to its end all the time, and what it is shown in with it. */
const pullingPage = {
  key: 'indexhtml',
  name: 'index',
  ext: 'html',
  path: 'index.html',
  contents: `<h1>My tower</h1><div style="block-size: 3000px"></div><p>The end</p>
    <script>setInterval(() => document.querySelector('p').scrollIntoView(), 16)</script>`,
}

const school = openSeededSchool(profileLessons, async (opened) => {
  await seedAda(opened)
  await opened.database
    .updateTable('completions')
    .set({ files: JSON.stringify([pullingPage]) })
    .where('challenge_id', '=', towerId)
    .execute()
})

test.use({ viewport: { width: 390, height: 500 } })

test('a shown project that keeps scrolling cannot hold its viewer', async ({ page }) => {
  await page.goto(`${school.product.origin}/ada`)
  await page.getByRole('button', { name: 'View project Stone Tower' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByText('The end')).toBeInViewport()
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(dialog).toBeHidden()
})
