import { expect } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { tutorialLessons } from '../product/tutorial-lessons.ts'

nightly('a school without a remote editor shows the tutorial’s repository', async ({ page }) => {
  const { product, close } = await startWithLessons(tutorialLessons, {})
  await page.goto(`${product.origin}/learn/course/walls/tutorial-1`)
  await expect(page.getByText('This school has no remote editor.')).toBeVisible()
  const link = page.getByRole('link', { name: /^See the tutorial’s repository/ })
  await expect(link).toHaveAttribute('href', 'https://github.com/school/tutorial-1')
  await close()
})
