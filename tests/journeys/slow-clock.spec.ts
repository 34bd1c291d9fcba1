import { expect } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { signInByCode, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'

const product = openSharedSchool()

nightly(
  'what is typed into a completed lesson stays, however slow the clock of the browser is',
  async ({ page }) => {
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() - 3_600_000
    })
    const open = async () => {
      await page.goto(product.origin + lesson)
      await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
    }
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'slow-clock@example.org')
    await open()
    await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(page).toHaveURL(/step-2$/)

    await open()
    await typeInEditor(page, '<h1>Improved')
    await page.goto(`${product.origin}/learn`)
    await open()
    await expect(page.locator('.cm-content')).toContainText('<h1>Improved')
  },
)
