import { completeModernChallenge } from '@cairn/contract'
import { expect, type Page, type Route } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { sessionUser } from '../product/session-user.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { signInByCode, typeInEditor } from '../product/visitor.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const challengeId = '62bf30f6adc61b1b62843843'

const product = openSharedSchool()

async function passLesson(page: Page, email: string): Promise<void> {
  await becomeCamper(page.context(), product, email)
  await page.goto(product.origin + lesson)
  await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit and go to the next step' }).click()
const waiting = (page: Page) => page.getByText('Your work on 1 step is waiting to be sent.')

async function completedIds(page: Page): Promise<string[]> {
  const { completedChallenges } = await sessionUser(page, product)
  return completedChallenges.map(({ id }) => id)
}

nightly(
  'behind the sign-in page of a network a result waits in the browser, and is then sent by itself',
  async ({ page }) => {
    test.slow()
    await passLesson(page, 'portal@example.org')
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ json: { portal: true } }),
      (route) => route.fulfill({ status: 403, json: { error: 'Please sign in to our network' } }),
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
      (route) => route.fulfill({ status: 302, headers: { location: '/portal' } }),
    ]
    let asked = 0
    const portal = (route: Route) => answers[asked++ % answers.length]?.(route)
    const calls = new RegExp(`${completeModernChallenge.path}|/status/ping|/user/get-session-user|/portal$`)
    await page.route(calls, portal)

    await submit(page)
    await expect(page.getByText('Your result is saved in this browser')).toBeVisible({ timeout: 20_000 })
    await expect(waiting(page)).toBeVisible()
    await expect(page).toHaveURL(product.origin + lesson)
    await expect(page.locator('.cm-content')).toContainText('<h1>Heron Lake Trail</h1>')
    expect(asked).toBeGreaterThanOrEqual(answers.length)
    expect(await completedIds(page)).toEqual([])

    await page.unroute(calls, portal)
    await expect(waiting(page)).toBeHidden({ timeout: 30_000 })
    expect(await completedIds(page)).toEqual([challengeId])

    await submit(page)
    await expect(page).toHaveURL(/step-2$/)
    expect(await completedIds(page)).toEqual([challengeId])
  },
)

nightly(
  'a result that was damaged in the browser is reported, and does not affect others',
  async ({ page }) => {
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'damaged@example.org')
    const camper = await sessionUser(page, product)
    await page.evaluate(
      ([account, id, endpoint]) => {
        const good = { id: 'good', account, endpoint, payload: { id, challengeType: 0 }, madeAt: Date.now() }
        localStorage.setItem('waiting-submission:good', JSON.stringify(good))
        localStorage.setItem('waiting-submission:torn', '{"id":"torn","acc')
      },
      [camper.id, challengeId, completeModernChallenge.path] as const,
    )
    const sent = page.waitForResponse(`**${completeModernChallenge.path}`)
    await page.reload()
    await expect(page.getByText('saved in this browser are damaged')).toBeVisible()
    expect((await sent).status()).toBe(200)
    expect(await completedIds(page)).toEqual([challengeId])
    await page.reload()
    await expect(page.getByText('saved in this browser are damaged')).toHaveCount(0)
  },
)
