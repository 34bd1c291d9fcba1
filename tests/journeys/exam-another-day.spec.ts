import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { said } from '../product/certificate-campers.ts'
import { examId, examLessons } from '../product/exam-lessons.ts'
import { choose, examPage, handIn, next, place, start } from '../product/exam-page.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(examLessons)
const { openExam, prepare } = examPage(school)
/** The browser's own message about the refusal of a second paper on one day. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 4\d\d/ }))

nightly(
  'an exam that is failed one day is passed the next, and what is recorded is the pass',
  async ({ page }) => {
    const sit = async (kinds: readonly ('Right' | 'Wrong')[]) => {
      await start(page)
      for (const [index, kind] of kinds.entries()) {
        await place(page, index + 1)
        await choose(page, kind)
        if (index < 3) await next(page)
      }
      await handIn(page)
    }
    const recorded = async () => {
      const { completedChallenges, completedExams } = await sessionUser(page, school.product)
      return {
        completion: completedChallenges.find(({ id }) => id === examId),
        sittings: completedExams.map(({ id, examResults }) => [id, examResults.passed]),
      }
    }
    const { userId } = await prepare(page, 'exam-both@example.org')
    const { points } = await sessionUser(page, school.product)

    await sit(['Right', 'Right', 'Wrong', 'Wrong'])
    await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused()
    expect(await recorded()).toEqual({ completion: undefined, sittings: [[examId, false]] })

    await openExam(page)
    await page.getByLabel('I will answer on my own').check()
    await page.getByRole('button', { name: 'Start the exam' }).click()
    await said(page, 'You have already started this exam today.')

    // A day passes.
    await sql`update exam_sessions set started_at = started_at - interval '1 day', deadline = deadline - interval '1 day'
    where user_id = ${userId}`.execute(school.database)
    await page.reload()
    await sit(['Right', 'Right', 'Right', 'Wrong'])
    await expect(page.getByRole('heading', { name: 'You passed!' })).toBeFocused()
    const { completion, sittings } = await recorded()
    expect(completion).toMatchObject({
      challengeType: 17,
      files: [],
      examResults: {
        passed: true,
        numberOfCorrectAnswers: 3,
        numberOfQuestionsInExam: 4,
        percentCorrect: 75,
        passingPercent: 70,
      },
    })
    expect(sittings).toHaveLength(2)
    expect(sittings).toEqual(
      expect.arrayContaining([
        [examId, false],
        [examId, true],
      ]),
    )
    expect((await sessionUser(page, school.product)).points).toBe(points + 1)
  },
)
