import { expect } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { lessonOf, lessonPages, publicPages } from '../product/site-pages.ts'
import { tabTo } from '../product/tab-to.ts'
import { openProfile, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const usualPages = [
  '/',
  '/learn',
  '/learn/2022/responsive-web-design',
  lesson,
  '/signin',
  '/settings/sign-in',
  '/settings/undo',
  '/no/such/page',
]
const allPages = [...new Set([...usualPages, ...publicPages, ...lessonPages])]

/** By default half of the usual pages, each in one of the colors. */
const pagesIn = (colorScheme: 'light' | 'dark') =>
  isNightly ? allPages : usualPages.filter((_path, index) => index % 4 === (colorScheme === 'dark' ? 0 : 3))

const product = openSharedSchool()

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    for (const path of pagesIn(colorScheme)) {
      test(`${path} has no axe violations, in all windows`, async ({ page }) => {
        await page.goto(product.origin + path)
        await page.waitForLoadState('networkidle')
        await expectAccessibleIn(page, [
          [1280, 'ltr'],
          [375, 'ltr'],
          [1280, 'rtl'],
          [375, 'rtl'],
        ])
      })
    }
  })
}

for (const colorScheme of sampledColors) {
  test.describe(`answered, in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    nightly('feedback, completion and a profile have no axe violations', async ({ page }) => {
      await becomeCamper(page.context(), product, `axe-${colorScheme}@example.org`)
      await page.goto(product.origin + lesson)
      await typeInEditor(page, '<p>no</p>')
      await page.getByRole('button', { name: 'Check your code' }).click()
      await expect(page.locator('.feedback--bad')).toBeVisible()
      await expectNoViolations(page)
      await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
      await page.getByRole('button', { name: 'Check your code' }).click()
      await expect(page.locator('.feedback--good')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
      await expect(page).toHaveURL(/step-2$/)
      await openProfile(page)
      await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

/** By default every eighth template. */
const templates = Object.entries(lessonOf).filter((_, index) => isNightly || index % 8 === 0)

/** In a language that is written from right to left: its letters, its words, and English lessons within it. */
for (const colorScheme of sampledColors) {
  test.describe(`in Arabic, in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    for (const [index, [template, path]] of templates.entries()) {
      test(`${template} has no axe violations`, async ({ page }) => {
        const response = await page.goto(`${product.origin}/arabic${path}`)
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
        await page.waitForLoadState('networkidle')
        // By default every template in one of the windows, with each window for half of them.
        const widths = isNightly ? [1280, 375] : [index % 2 === 0 ? 375 : 1280]
        await expectAccessibleIn(
          page,
          widths.map((width) => [width, 'rtl'] as const),
        )
      })
    }
  })
}

test('a whole step can be done with the keyboard alone', async ({ page }) => {
  await page.goto(product.origin + lesson)
  const editor = page.locator('.cm-content')
  await tabTo(page, editor)
  await page.keyboard.type('<h1>Heron Lake Trail</h1>')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('All tests pass.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2' })).toBeVisible()
})

nightly('Tab indents in the editor, and leaves it after Escape', async ({ page }) => {
  await page.goto(product.origin + lesson)
  const editor = page.locator('.cm-content')
  await page.locator('.cm-open').click()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

nightly('Escape pressed twice leads out of the page in the preview, which says so', async ({ page }) => {
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<h1>Heron Lake Trail</h1><input>')
  await page.frameLocator('.preview__page iframe').locator('input').click()
  const wayOut = page.getByText('Press Escape twice to leave the page.')
  await expect(wayOut).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Preview' })).toBeFocused()
  await expect(wayOut).toBeHidden()
})
