import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { blockFormLessons } from '../product/block-form-lessons.ts'
import { signUp } from '../product/certificate-campers.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { prerequisiteId, examId } from '../product/exam-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const course = '/learn/foundational-c-sharp-with-microsoft'
const school = openSeededSchool(blockFormLessons)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)

test('a list of projects says what each is about', async ({ page }) => {
  await open(page, course)
  const block = page.locator('#stone-projects')
  await expect(block.locator('.block-card__label')).toHaveText('Certification project')
  await expect(block.locator('summary')).toHaveText('All 2 projects')
  await expect(block.getByRole('listitem')).toHaveText([
    'A Dry WallSheep walk through the gap in the east wall. Close it without mortar.',
    'A Small BridgeThe brook is two steps wide. Lay a bridge of flat stones.',
  ])
  await block.getByRole('link', { name: 'A Dry Wall' }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: /^Go to the next step/ }).click()
  await open(page, course)
  await expect(block.getByRole('link', { name: 'A Dry Wall, done' })).toBeVisible()
  await expect(block).toContainText('1 of 2 steps done')
})

nightly('a quiz says how many questions it has and what passes, and has one link', async ({ page }) => {
  await open(page, course)
  const block = page.locator('#stones-quiz')
  await expect(block.locator('.block-card__label')).toHaveText('Quiz')
  await expect(block.getByRole('listitem')).toHaveText(['10 questions', '90% to pass'])
  await expect(block).toContainText('Not passed yet')
  await expect(block.locator('details')).toHaveCount(0)
  await expect(block.getByRole('link')).toHaveText('Take the quiz: Stones Quiz')
  await block.getByRole('link').click()
  const rights = page.getByRole('radio', { name: /^Right/ })
  await expect(rights).toHaveCount(10)
  for (const right of await rights.all()) await right.check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: /^(?:Submit and )?(?:go to|finish)/i }).click()
  await open(page, course)
  await expect(block).toContainText('Passed')
  await expect(block.getByRole('link')).toHaveText('Review: Stones Quiz')
})

nightly('an exam says what it asks for, how long it takes, and what is needed first', async ({ page }) => {
  const { userId } = await signUp(page, school, 'forms-exam@example.org')
  await open(page, course)
  const block = page.locator('#stones-exam')
  await expect(block.locator('.block-card__label')).toHaveText('Exam')
  const facts = ['4 questions', '70% to pass', '20 minutes']
  await expect(block.getByRole('listitem')).toHaveText([...facts, 'Needed first: 0 of 1 done'])
  await expect(block.getByRole('link')).toHaveText('Go to the exam: Stones Exam')
  const row = (challenge_id: string, challenge_type: number) =>
    ({
      user_id: userId,
      challenge_id,
      challenge_type,
      completed_at: new Date('2026-01-02T12:00:00Z'),
    }) as const
  await school.database
    .insertInto('completions')
    .values([row(prerequisiteId, 19), row(examId, 17)])
    .execute()
  await page.reload()
  await expect(block.getByRole('listitem')).toHaveText([...facts, 'Needed first: 1 of 1 done'])
  await expect(block).toContainText('Passed')
})

nightly(
  'the only block of a long course that is open at first is the one in the address',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, '/learn/long-way#place-9')
    await expect(page.locator('#place-9')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Stone 9.1' })).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await open(page, '/learn/long-way')
    await expect(page.getByRole('link', { name: 'Stone 1.1' })).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  },
)

nightly('a link to a block opens it, even when the reader has folded it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const lessons = page.locator('#place-9 details')
  const fold = () => page.locator('#place-9 summary').click()
  await open(page, '/learn/long-way#place-9')
  await fold()
  await expect(lessons).toHaveJSProperty('open', false)
  await open(page, '/learn/long-way')
  await expect(page.getByRole('link', { name: 'Stone 1.1' })).toBeVisible()
  await expect(lessons, 'what was folded stays so without a link').toHaveJSProperty('open', false)

  // Another address first: the browser would not load a page again for another block of it.
  await open(page, '/learn')
  await open(page, '/learn/long-way#place-9')
  await expect(lessons).toHaveJSProperty('open', true)
  await expect(page.getByRole('link', { name: 'Stone 9.1' })).toBeInViewport()
  await fold()
  await expect(lessons, 'it can be folded there').toHaveJSProperty('open', false)
  await page.evaluate(() => (location.hash = '#place-3'))
  await expect(page.getByRole('link', { name: 'Stone 3.1' })).toBeInViewport()
  await page.evaluate(() => (location.hash = '#place-9'))
  await expect(lessons, 'and the next link opens it again').toHaveJSProperty('open', true)
})

test('the steps of a block that is folded at first come when it is opened', async ({ page }) => {
  await open(page, '/learn/long-way')
  const block = page.locator('#place-9')
  await expect(page.getByRole('link', { name: 'Stone 1.1' })).toBeVisible()
  expect(await (await page.request.get(page.url())).text()).not.toContain('Stone 9.')
  await block.locator('summary').click()
  await expect(block.getByRole('link', { name: 'Stone 9.1' })).toBeVisible()
})

nightly('when they do not come, a link leads to them', async ({ page }) => {
  await page.route('**/place-9/page-data.json', (route) => route.fulfill({ status: 404, body: '{}' }))
  page.removeAllListeners('console')
  await open(page, '/learn/long-way#place-9')
  await expect(page.locator('#place-9').getByRole('link', { name: /^All \d steps$/ })).toHaveAttribute(
    'href',
    '/learn/long-way/place-9',
  )
})

nightly('without scripts they are on the page of their block', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, '/learn/long-way')
  const block = page.locator('#place-9')
  await block.locator('summary').click()
  await block.getByRole('link', { name: /^All \d steps$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place 9')
  await page.getByRole('link', { name: 'Stone 9.2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stone 9.2')
  await page.goto(school.product.origin + '/learn/long-way/place-9')
  await page.getByRole('link', { name: 'A long way' }).click()
  await expect(page).toHaveURL(/learn\/long-way$/)
  await context.close()
})

for (const colorScheme of sampledColors) {
  nightly(`the page of a block is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const language of ['', '/arabic']) {
      await open(page, `${language}/learn/long-way/place-9`)
      const direction = language === '' ? 'ltr' : 'rtl'
      await expectAccessibleIn(page, [
        [1280, direction],
        [320, direction],
      ])
    }
  })

  nightly(`projects, quizzes and exams are accessible and fit a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const language of ['', '/arabic']) {
      await open(page, language + course)
      const direction = language === '' ? 'ltr' : 'rtl'
      await expectAccessibleIn(page, [
        [1280, direction],
        [320, direction],
      ])
    }
  })
}
