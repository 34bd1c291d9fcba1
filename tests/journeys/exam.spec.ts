import { expect } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { said, signUp } from '../product/certificate-campers.ts'
import { examId, examLessons } from '../product/exam-lessons.ts'
import { answerSurvey, choose, examPage, handIn, next, place, start } from '../product/exam-page.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(examLessons)
const { openExam, prepare, completePrerequisite } = examPage(school)
test.beforeEach(({ page }) =>
  failOnConsoleErrors(page, { expected: /status of 410|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ }),
)

nightly(
  'when the school cannot be reached, neither the survey is taken nor the exam begun',
  async ({ page }) => {
    await page.route('**/user/submit-survey', (route) => route.abort(), { times: 1 })
    await signUp(page, school, 'exam-unreached@example.org')
    await completePrerequisite(page)
    await answerSurvey(page)
    await said(page, 'We could not save your answers.')
    await page.getByRole('button', { name: 'Send my answers' }).click()
    await said(page, 'Thank you for your answers.')
    await page.route('**/exam/*', (route) => route.abort())
    await page.getByLabel('I will answer on my own').check()
    await page.getByRole('button', { name: 'Start the exam' }).click()
    await said(page, 'The exam could not be prepared.')
  },
)

nightly('an exam says what it asks for, to visitors and to campers', async ({ page }) => {
  await openExam(page)
  await expect(page.getByText('4 questions', { exact: true })).toBeVisible()
  await expect(page.getByText('70% to pass')).toBeVisible()
  await expect(page.getByText('20 minutes')).toBeVisible()
  await expect(page.getByText('Exams need an account')).toBeVisible()
  await signUp(page, school, 'exam-new@example.org')
  await openExam(page)
  await expect(page.getByText('Not done yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the exam' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Name a stone', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Name a stone', level: 1 })).toBeVisible()
})

nightly(
  'an exam that is failed on a phone shows the results, and can be taken again another day',
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await prepare(page, 'exam-failed@example.org')
    await start(page)
    await expect(page.locator('.flash'), 'thanks for the survey are over').toHaveCount(0)
    for (const number of [1, 2, 3, 4]) {
      await place(page, number)
      await choose(page, number === 1 ? 'Right' : 'Wrong')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
      if (number < 4) await next(page)
    }
    await handIn(page)
    await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused()
    await expect(page.getByText('1 of 4')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the course' }).click()
    await openExam(page)
    await expect(page.getByText('You have taken this exam before and got 25%')).toBeVisible()
  },
)

test('an exam is passed after a reload, with a question marked and one left out', async ({ page }) => {
  await prepare(page, 'exam-passed@example.org')
  await start(page)
  await expect(page.getByRole('banner').getByRole('img', { name: 'with Microsoft' })).toHaveJSProperty(
    'naturalWidth',
    90,
  )
  await expect(page.getByRole('link', { name: /^Your settings/ })).toHaveCount(0)
  await choose(page, 'Right')
  await page.getByRole('button', { name: 'Mark for later' }).click()
  await next(page)
  await choose(page, 'Right')
  await next(page)
  await choose(page, 'Right')

  await page.reload()
  await start(page)
  await expect(page.getByRole('button', { name: 'Question 1, answered, marked for later' })).toBeVisible()
  await expect(page.getByLabel('Right stone')).toBeChecked()

  await page.getByRole('button', { name: 'Finish the exam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in your exam?' })
  await expect(dialog).toContainText('1 question has no answer')
  await dialog.getByRole('button', { name: 'Question 4 of 4' }).click()
  await place(page, 4)
  await handIn(page)
  await expect(page.getByRole('heading', { name: 'You passed!' })).toBeFocused()
  await expect(page.getByText('3 of 4')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the results' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('results-of-stones-exam.txt')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'You finished “Stones Exam”' })).toBeVisible()
  const { completedChallenges } = await sessionUser(page, school.product)
  expect(completedChallenges.filter(({ id }) => id === examId)).toMatchObject([
    { challengeType: 17, examResults: { passed: true, numberOfCorrectAnswers: 3 } },
  ])
})

nightly(
  'an exam asks before it is left, and keeps answers that could not be sent',
  async ({ page, context }) => {
    await prepare(page, 'exam-offline@example.org')
    await start(page)
    await choose(page, 'Right')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave the exam?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Right stone')).toBeChecked()

    await context.setOffline(true)
    await handIn(page)
    await expect(page.getByText('Your exam could not be handed in.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Keep working' }).click()

    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await question.getByRole('button', { name: 'Leave for now' }).click()
    await expect(page.getByRole('link', { name: /^Your settings/ })).toBeVisible()
    await openExam(page)
    await start(page)
    await expect(page.getByLabel('Right stone')).toBeChecked()
  },
)

nightly('an exam whose time is up hands itself in', async ({ page }) => {
  await prepare(page, 'exam-late@example.org')
  await page.clock.install()
  await start(page)
  await choose(page, 'Right')
  await expect(page.locator('.exam-clock__time')).toHaveText(/^1\d:\d\d$|^20:00$/)
  await page.getByRole('button', { name: 'Hide the time' }).click()
  await page.clock.runFor(10 * 60_000)
  await expect(page.getByText('10 minutes left.')).toBeVisible()
  await page.clock.runFor(10 * 60_000)
  await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeVisible()
  await expect(page.getByText('1 of 4')).toBeVisible()
})

nightly('an exam can fill the screen', async ({ page }) => {
  await prepare(page, 'exam-screen@example.org')
  await start(page)
  await page.getByRole('button', { name: 'Full screen' }).click()
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  await expect(leave).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true)
  await leave.click()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
})

nightly('an exam is taken by keyboard alone', async ({ page }) => {
  await prepare(page, 'exam-keys@example.org')
  await tabTo(page, page.getByLabel('I will answer on my own'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  for (const number of [1, 2, 3, 4]) {
    await place(page, number)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByRole('button', { name: number < 4 ? 'Next' : 'Finish the exam' }))
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^You passed!|^Not passed this time/ })).toBeFocused()
})

for (const colorScheme of sampledColors) {
  nightly(`an exam is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const look = () =>
      expectAccessibleIn(page, [
        [1280, 'ltr'],
        [375, 'ltr'],
        [320, 'rtl'],
      ])
    await prepare(page, `exam-${colorScheme}@example.org`)
    await look()
    await start(page)
    await choose(page, 'Wrong')
    await look()
    await page.getByRole('button', { name: 'Finish the exam' }).click()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused()
    await look()
  })
}
