import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Challenge } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { type LessonWithoutCode, lessonsWithoutCode } from '../product/lessons-without-code.ts'
import { paperFor } from '../product/paper-for.ts'
import { type AuthoringProduct, startAuthoring } from '../product/start-authoring.ts'
import { typedFiles } from '../product/typed-files.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const directory = process.env['FREECODECAMP_LESSONS_DIR'] ?? ''

test.describe('lessons without code, of a whole curriculum', () => {
  test.skip(directory === '', 'FREECODECAMP_LESSONS_DIR names no lessons')
  test.setTimeout(30 * 60_000)
  // So tall that the notice about problems in the lessons covers nothing that is pressed.
  test.use({ viewport: { width: 1280, height: 2400 } })
  let authoring: AuthoringProduct
  let lessons: LessonWithoutCode[]
  let available: ReadonlyMap<number, number>

  test.beforeAll(async () => {
    authoring = await startAuthoring(directory)
    ;({ lessons, available } = await lessonsWithoutCode(authoring.lessons))
    // The papers of exams are no part of the lessons at hand.
    await mkdir(join(authoring.lessons, 'exams'), { recursive: true })
    for (const { challenge } of examsOf(lessons))
      await writeFile(join(authoring.lessons, 'exams', `${challenge.dashedName}.json`), paperFor(challenge))
  })
  test.afterAll(() => authoring.close())

  test.beforeEach(async ({ page }) => {
    failOnConsoleErrors(page)
    // Pictures and players of other hosts, which may be out of reach.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.fulfill(),
    )
  })

  nightly('are 30 of each type, or as many as there are', async () => {
    const files = await typedFiles(directory)
    for (const [type, count] of available) {
      const opened = lessons.filter(({ challenge }) => challenge.challengeType === type)
      expect(opened.length, `type ${type}`).toBe(Math.min(30, count))
      expect(count, `type ${type}`).toBeLessThanOrEqual(files.get(type) ?? 0)
    }
    for (const type of typesWithoutCode)
      expect
        .soft(available.get(type) ?? 0, `type ${type}`)
        .toBe((files.get(type) ?? 0) - (refused[type] ?? 0))
  })

  nightly('open with their whole text and with what their kind is answered with', async ({ page }) => {
    // The product's policy lets no test read HTML on its pages.
    const empty = await page.context().newPage()
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

  nightly('exams begin with their first question', async ({ page }) => {
    const exams = examsOf(lessons)
    expect(new Set(exams.map(({ challenge }) => challenge.challengeType))).toEqual(new Set([17, 30]))
    const [first] = exams
    await page.goto(authoring.product.origin + (first?.path ?? ''))
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signInByCode(page, authoring.product, 'examinee@example.org')
    for (const { path } of exams) {
      const sitting = await page.context().newPage()
      failOnConsoleErrors(sitting)
      await sitting.goto(authoring.product.origin + path)
      await sitting.getByLabel('I will answer on my own').check()
      await sitting.getByRole('button', { name: 'Start the exam' }).click()
      await expect(sitting.getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
      await expect(sitting.getByRole('radio')).toHaveCount(5)
      await sitting.close()
    }
  })
})

/** All lessons of these types are pages without an editor. */
const typesWithoutCode = [2, 3, 4, 8, 10, 11, 12, 13, 15, 17, 18, 19, 21, 22, 24, 30, 31, 32, 33]

/** Lessons that the compiler refuses, by type (docs/decisions/0009). */
const refused: Readonly<Record<number, number>> = {}

const examsOf = (lessons: readonly LessonWithoutCode[]) => lessons.filter(({ view }) => view === 'exam')

/** The texts of a lesson that its page shows at once. Which questions of a quiz are drawn is not known. */
function shownTexts({ view, challenge }: LessonWithoutCode): string[] {
  const { description, instructions, notes = '', questions = [], assignments = [] } = challenge
  const texts = [description, instructions, notes, ...textsOfParts(challenge)]
  if (view !== 'reading') return texts
  const asked = questions.flatMap(({ text, answers }) => [text, ...answers.map(({ answer }) => answer)])
  return [
    ...texts,
    ...asked,
    ...assignments,
    challenge.fillInTheBlank?.sentence.replaceAll('BLANK', '') ?? '',
  ]
}

function textsOfParts({ interactive = [], transcript = [], video }: Challenge): string[] {
  const parts = interactive.map((part) => (part.type === 'text' ? part.html : part.instructions))
  return video ? [...parts, ...transcript.map(({ html }) => html)] : parts
}

/** All that a lesson says is visible on its page, spaces aside. */
async function expectText(page: Page, empty: Page, lesson: LessonWithoutCode): Promise<void> {
  const texts = await empty.evaluate(
    (all) => all.map((html) => new DOMParser().parseFromString(html, 'text/html').body.textContent),
    shownTexts(lesson),
  )
  const visible = async () => withoutSpaces(await page.getByRole('main').innerText())
  for (const text of texts) await expect.soft.poll(visible, { timeout: 3000 }).toContain(withoutSpaces(text))
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

async function expectControls(page: Page, { view, path, challenge }: LessonWithoutCode): Promise<void> {
  const { quizzes = [], questions = [], fillInTheBlank, assignments = [], scene, video } = challenge
  switch (view) {
    case 'quiz':
      await expect(page.locator('fieldset.question')).toHaveCount(quizzes[0]?.questions.length ?? 0)
      break
    case 'exam':
      await expect(page.locator('.exam-facts li')).toHaveText([/4 questions/, /70/, /./])
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        `/signin?returnTo=${encodeURIComponent(path)}`,
      )
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
