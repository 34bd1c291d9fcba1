import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { forJourneys } from '../product/open-school.ts'
import { refusedLessons, refusedProblems } from '../product/refused-lessons.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

/** The school that campers visit, not that of an author at work. */
const school = forJourneys(() => startWithLessons(refusedLessons, {}, refusedProblems))
const refused = '/learn/course/stones/lesson-2'
const open = (page: Page, path: string) => page.goto(school.product.origin + path)

test.beforeEach(({ page }) => failOnConsoleErrors(page))

test('a lesson that the compiler refused says so, and leads on', async ({ page }) => {
  const answer = await open(page, refused)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle('Basalt | Cairn')
  await expect(page.getByRole('heading', { level: 1, name: 'Basalt' })).toBeVisible()
  await expect(page.getByText('This lesson can’t be shown yet.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slate' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Previous step' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Granite' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the course' }).click()
  await expect(page).toHaveURL(`${school.product.origin}/learn/course`)
})

nightly('its author reads there what to mend, and where', async ({ page }) => {
  await open(page, refused)
  await expect(page.getByText('blocks/stones/two.md:4:')).toBeHidden()
  await page.getByText('For authors: 1 problem in the file').press('Enter')
  await expect(page.getByText('blocks/stones/two.md:4:')).toBeVisible()
  await expect(page.getByText('`challengeType: 9` does not fit.')).toBeVisible()
  await expect(page.getByText('Write the number of a challenge type, 0 to 8 or 10 to 33')).toBeVisible()
})

nightly('campers go past it, and it is not counted', async ({ page }) => {
  await open(page, '/learn/course')
  await expect(page.locator('#stones')).toContainText('0 of 2')
  await expect(page.getByRole('link', { name: 'Basalt' })).toHaveCount(0)
  await open(page, '/learn/course/stones/lesson-1')
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slate' })).toBeVisible()
})

nightly('it can be read in another language and without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, `/german${refused}`)
  await expect(page.getByText('Diese Lektion kann noch nicht angezeigt werden.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nächster Schritt' })).toHaveAttribute(
    'href',
    '/german/learn/course/stones/lesson-3',
  )
  await context.close()
})

nightly('twin: an address without a lesson is missing, as before', async ({ request }) => {
  const answer = await request.get(`${school.product.origin}/learn/course/stones/lesson-9`)
  expect(answer.status()).toBe(404)
})

for (const { colorScheme, direction } of appearances)
  nightly(`axe finds nothing on its page, ${colorScheme}, ${direction}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, refused)
    await page.getByText('For authors:').click()
    await expectAccessibleIn(page, [
      [1366, direction],
      [375, direction],
      [320, direction],
    ])
  })
