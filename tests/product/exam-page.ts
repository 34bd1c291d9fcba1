import { expect, type Page } from '@playwright/test'
import { said, signUp } from './certificate-campers.ts'
import type { SeededSchool } from './start-seeded-school.ts'

const block = '/learn/foundational-c-sharp-with-microsoft/stones-exam'

/** The ways to the exam of exam-lessons.ts in a school that has it. */
export function examPage(school: SeededSchool) {
  const openExam = (page: Page) => page.goto(`${school.product.origin}${block}/stones-exam`)

  const completePrerequisite = async (page: Page): Promise<void> => {
    await page.goto(`${school.product.origin}${block}/name-a-stone`)
    await page.getByLabel('Granite').check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    await expect(page.getByRole('heading', { name: 'Stones Exam', level: 1 })).toBeVisible()
  }

  return {
    openExam,
    completePrerequisite,
    /** Signs up, completes the lesson that the exam asks for, and answers the survey. */
    prepare: async (page: Page, email: string): Promise<{ userId: string }> => {
      const camper = await signUp(page, school, email)
      await completePrerequisite(page)
      await answerSurvey(page)
      await said(page, 'Thank you for your answers.')
      return camper
    },
  }
}

export async function answerSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Answer them' }).click()
  await page.getByLabel('I write code for fun').check()
  await page.getByLabel('A little, to try it out').check()
  await page.getByRole('button', { name: 'Send my answers' }).click()
}

export async function start(page: Page): Promise<void> {
  await page.getByLabel('I will answer on my own').check()
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await expect(page.getByRole('heading', { name: /^Question \d of 4$/ })).toBeFocused()
}

/** The question of this number is shown. */
export const place = (page: Page, number: number): Promise<void> =>
  expect(page.getByRole('heading', { name: `Question ${number} of 4` })).toBeFocused()

export const choose = (page: Page, kind: 'Right' | 'Wrong'): Promise<void> =>
  page.getByLabel(`${kind} stone`).first().check()

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click()

export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish the exam' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
}
