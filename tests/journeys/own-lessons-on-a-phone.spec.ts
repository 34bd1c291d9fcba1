import { join } from 'node:path'
import { expect } from '@playwright/test'
import { projectRoot } from '../../ops/project-root.mjs'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { isNightly } from '../product/is-nightly.ts'
import { test } from '../product/journey.ts'
import { type LessonWithoutCode, lessonsWithoutCode } from '../product/lessons-without-code.ts'
import { openFreshSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const product = openFreshSchool()
test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
test.beforeEach(({ page }) => failOnConsoleErrors(page))

/** Both lessons of most types; there are more lectures and quizzes than a short run has time for. */
const chosen = (lessons: readonly LessonWithoutCode[]) =>
  lessons.filter(
    ({ challenge: { challengeType } }, index) =>
      isNightly ||
      lessons.slice(0, index).filter((before) => before.challenge.challengeType === challengeType).length < 2,
  )

test('our own lessons without an editor fit a phone and are accessible, in Arabic, too', async ({ page }) => {
  test.setTimeout(15 * 60_000)
  const lessons = chosen(await lessonsWithoutCode(join(projectRoot, 'curriculum')))
  expect(lessons.length).toBeGreaterThan(20)
  for (const { path, challenge } of lessons)
    await test.step(path, async () => {
      await page.goto(`${product.origin}/arabic${path}`)
      await expect(page.getByRole('heading', { level: 1, name: challenge.title, exact: true })).toBeVisible()
      await expectAccessibleIn(page, [[320, 'rtl']])
    })
})

test('an English sentence with blanks reads from left to right on an Arabic page', async ({ page }) => {
  await page.goto(`${product.origin}/arabic/learn/a2-english-for-developers/first-day-at-the-office/task-1`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.blanks__sentence').first()).toHaveCSS('direction', 'ltr')
  await page.goto(
    `${product.origin}/arabic/learn/the-odin-project/how-the-web-finds-a-page/from-a-name-to-a-number`,
  )
  await expect(page.locator('.question__answer').first()).toHaveCSS('direction', 'ltr')
  await expect(page.locator('.assignment').first()).toHaveCSS('direction', 'ltr')
})
