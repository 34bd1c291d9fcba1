import { expect, type Page } from '@playwright/test'
import { test } from '../product/journey.ts'
import { type LessonWithoutCode, lessonsWithoutCode } from '../product/lessons-without-code.ts'
import { type AuthoringProduct, startAuthoring } from '../product/start-authoring.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const directory = process.env['FREECODECAMP_LESSONS_DIR']

test.describe('lessons without code, of a whole curriculum', () => {
  test.skip(directory === undefined, 'FREECODECAMP_LESSONS_DIR names no lessons')
  test.setTimeout(30 * 60_000)
  let authoring: AuthoringProduct

  test.beforeAll(async () => {
    authoring = await startAuthoring(directory)
  })
  test.afterAll(() => authoring.close())

  test('open with their contents and with what their kind is answered with', async ({ page }) => {
    failOnConsoleErrors(page)
    // Pictures and players of other hosts, which may be out of reach.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.fulfill(),
    )
    // The product's policy lets no test read HTML on its pages.
    const empty = await page.context().newPage()
    const lessons = await lessonsWithoutCode(authoring.lessons)
    expect(lessons.length).toBeGreaterThan(100)
    for (const lesson of lessons) {
      await test.step(lesson.path, async () => {
        await page.goto(authoring.product.origin + lesson.path)
        await expect(
          page.getByRole('heading', { level: 1, name: lesson.challenge.title, exact: true }),
        ).toBeVisible()
        await expectText(page, empty, lesson)
        await expectControls(page, lesson)
      })
    }
  })
})

/** The page has the beginnings of the lesson's description and of its questions; those of a quiz are drawn. */
async function expectText(page: Page, empty: Page, { view, challenge }: LessonWithoutCode): Promise<void> {
  const { description, questions = [] } = challenge
  const shown = view === 'quiz' ? [description] : [description, ...questions.map(({ text }) => text)]
  const texts = await empty.evaluate(
    (all) => all.map((html) => new DOMParser().parseFromString(html, 'text/html').body.textContent),
    shown,
  )
  for (const text of texts)
    await expect
      .soft(page.getByRole('main'))
      .toContainText(text.replaceAll(/\s+/g, ' ').trim().slice(0, 60).trim(), { timeout: 3000 })
}

async function expectControls(page: Page, { view, challenge }: LessonWithoutCode): Promise<void> {
  const { quizzes = [], questions = [], fillInTheBlank, assignments = [], scene, video } = challenge
  switch (view) {
    case 'quiz':
      await expect(page.locator('fieldset.question')).toHaveCount(quizzes[0]?.questions.length ?? 0)
      break
    case 'exam':
      await expect(page.locator('.exam-facts, .notice').first()).toBeVisible()
      break
    case 'trophy':
      await expect(page.locator('.trophy').getByRole('link')).toBeVisible()
      break
    case 'tutorial':
      await expect(page.locator('.tutorial').first()).toBeVisible()
      break
    case 'frontEndProject':
    case 'project':
      await expect(page.getByRole('textbox').first()).toBeVisible()
      break
    case 'reading':
    case 'workshop':
      await expect(page.locator('fieldset.question')).toHaveCount(questions.length)
      await expect(page.locator('.blanks input')).toHaveCount(fillInTheBlank?.blanks.length ?? 0)
      await expect(page.locator('.assignment')).toHaveCount(assignments.length)
      await expect(page.locator('.reading__check').getByRole('button')).toBeVisible()
  }
  if (scene) await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  if (video) await expect(page.locator('.video-poster, .video-frame, .video-player').first()).toBeVisible()
}
