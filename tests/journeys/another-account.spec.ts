import { completeModernChallenge } from '@cairn/contract'
import { expect } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const product = openSharedSchool()

nightly(
  'work that waits in a tab never goes to another account that is signed in to meanwhile',
  async ({ page, context }) => {
    test.slow()
    const calls = `**${completeModernChallenge.path}`
    const signInAgain = async (email: string) => {
      await context.clearCookies()
      await becomeCamper(context, product, email)
    }
    const completed = async () => (await sessionUser(page, product)).completedChallenges
    await becomeCamper(context, product, 'first-account@example.org')
    await page.route(calls, (route) => route.abort())
    await page.goto(product.origin + lesson)
    await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
    const waiting = page.getByText('Your work on 1 step is waiting to be sent.')
    await expect(waiting).toBeVisible()

    await signInAgain('second-account@example.org')
    const sent = page.waitForResponse(calls, { timeout: 40_000 })
    await page.unroute(calls)
    expect((await sent).status()).toBe(401)
    expect(await completed()).toEqual([])
    await expect(waiting).toBeVisible()

    await signInAgain('first-account@example.org')
    await page.reload()
    await expect.poll(completed).toHaveLength(1)
    await expect(waiting).toBeHidden()
  },
)

nightly(
  'a tab forgets the ways to sign in of an account once another is signed in to elsewhere',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'codes-of-the-first@example.org')
    await page.goto(`${product.origin}/settings/sign-in`)
    await page.getByRole('button', { name: 'Create recovery codes' }).click()
    const codes = page.getByRole('list', { name: 'Your new codes' })
    await expect(codes).toBeVisible()
    await context.clearCookies()
    await becomeCamper(context, product, 'codes-of-the-second@example.org')
    await lookAgain(page)
    await expect(codes).toBeHidden()
    await expect(page.getByText('You have no codes yet.')).toBeVisible()
  },
)
