import { type ChallengeType, completedLessonType } from '@cairn/contract'
import { type Browser, type Cookie, expect, type Page } from '@playwright/test'
import { becomeCamper } from './become-camper.ts'
import type { Product } from './start-product.ts'

type Lesson = { type: ChallengeType; id: string; path: string }
type Answers = { wrong: (page: Page) => Promise<void>; right: (page: Page) => Promise<void> }
type Completion = { id: string; challengeType: number }

/** The cookies of a camper who has just signed up. */
export async function cookiesOfCamper(
  browser: Browser,
  product: Product,
  address = 'camper@example.org',
): Promise<Cookie[]> {
  const context = await browser.newContext()
  await becomeCamper(context, product, address)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** A camper opens a lesson, answers it wrong, then right, and submits it; then it is in their account. */
export async function doLesson(
  page: Page,
  { origin }: Product,
  { type, id, path, wrong, right }: Lesson & Answers,
): Promise<void> {
  const submit = page.getByRole('button', { name: /^Submit and/ })
  await page.goto(origin + path)
  await wrong(page)
  await expect(submit).toBeHidden()
  await right(page)
  await expect(submit).toBeFocused()
  expect((await completed(page, origin)).map((completion) => completion.id)).not.toContain(id)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => completed(page, origin))
    .toContainEqual(expect.objectContaining({ id, challengeType: completedLessonType(type) }))
}

async function completed(page: Page, origin: string): Promise<Completion[]> {
  const answer = await page.request.get(`${origin}/user/get-session-user`)
  const { user, result } = (await answer.json()) as {
    user: Record<string, { completedChallenges: Completion[] }>
    result: string
  }
  return user[result]?.completedChallenges ?? []
}
