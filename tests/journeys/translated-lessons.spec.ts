import { catalogs } from '@cairn/locales'
import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { translatedLessons } from '../product/translated-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openSchool(translatedLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(product.origin + path)
const { challenge, learn } = catalogs.es
const goToNext = challenge.done.go

test('a page in Spanish shows the Spanish lessons, from the list of courses to the next lesson', async ({
  page,
}) => {
  await open(page, '/espanol/learn')
  await expect(page.getByRole('link', { name: 'Piedras y agua' })).toBeVisible()
  await expect(page.getByText('All About Moss')).toHaveCount(0)
  await page.getByRole('link', { name: 'Piedras y agua' }).click()
  await expect(page.getByRole('heading', { name: 'Piedras', exact: true })).toBeVisible()
  await expect(page.getByText('Piedras grises').first()).toBeAttached()

  await open(page, '/espanol/learn/course/stones/lesson-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piedras grises')
  await expect(page.getByText('Las piedras son grises.').first()).toBeVisible()
  await expect(page.locator('main [lang]')).toHaveCount(0)
  await page.getByLabel('1', { exact: true }).check()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: goToNext }).click()

  await expect(page).toHaveURL(/\/espanol\/learn\/course\/stones\/lesson-2$/)
  await expect(page.getByText(challenge.translationPending)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wet Stones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

nightly('a lesson of a course that is not offered in Spanish is English, and says so', async ({ page }) => {
  await open(page, '/espanol/learn/moss/moss/lesson-3')
  await expect(page.getByText(challenge.translationPending)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

nightly(
  'a video has the language of the page, though the text of its lesson is English',
  async ({ page }) => {
    for (const [language, id] of [
      ['/espanol', 'spanish-id'],
      ['/german', 'english-id'],
      ['', 'english-id'],
    ] as const) {
      await open(page, `${language}/learn/moss/moss/lesson-4`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moss in the Rain')
      await expect(page.locator('.lesson-video').getByRole('link')).toHaveAttribute(
        'href',
        `https://www.youtube.com/watch?v=${id}`,
      )
    }
  },
)

nightly('other pages show the school’s own lessons', async ({ page }) => {
  await open(page, '/learn/course/stones/lesson-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gray Stones')
  await open(page, '/german/learn/course/stones/lesson-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gray Stones')
  await expect(page.getByText(catalogs.de.challenge.translationPending)).toHaveCount(0)
})

nightly('a search finds the lessons of the page’s language', async ({ page }) => {
  await open(page, '/espanol/search?query=grises')
  await expect(page.getByRole('link', { name: /Piedras grises/ })).toBeVisible()
  await open(page, '/search?query=gray')
  await expect(page.getByRole('link', { name: /Gray Stones/ })).toBeVisible()
})

nightly('a visitor goes on where they left off, in the language of the page', async ({ page }) => {
  await open(page, '/espanol/learn/course/stones/lesson-1')
  await page.getByLabel('1', { exact: true }).check()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: goToNext }).click()
  await expect(page).toHaveURL(/lesson-2$/)
  await open(page, '/espanol/learn')
  await expect(page.getByRole('heading', { name: learn.goOn.title })).toBeVisible()
  await expect(page.getByText(/Wet Stones.*Piedras/)).toBeVisible()
})
