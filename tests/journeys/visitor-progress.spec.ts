import { expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { nightly, test } from '../product/journey.ts'
import { sessionUser } from '../product/session-user.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { failOnConsoleErrors, signInByCode, typeInEditor } from '../product/visitor.ts'

const course = '/learn/2022/responsive-web-design'
const lesson = `${course}/learn-html-by-building-a-trail-guide`

const product = openSharedSchool()

const doneSteps = (page: Page) => page.locator('.squares [data-done="true"]')

async function passFirstStep(page: Page): Promise<void> {
  await page.goto(`${product.origin}${lesson}/step-1`)
  await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
}

test('what a visitor does is shown as done, and is in the account after sign-in', async ({ page }) => {
  failOnConsoleErrors(page)
  await passFirstStep(page)
  await expect(page.getByText(/^\d+% of/)).toBeVisible()
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/step-2$/)

  await page.goto(product.origin + course)
  await expect(doneSteps(page)).toHaveCount(1)
  await page.goto(`${product.origin}/signin?returnTo=${course}`)
  await signInByCode(page, product, 'visitor@example.org')
  await expect(page).toHaveURL(product.origin + course)
  await expect(doneSteps(page)).toHaveCount(1)
  await expect(page.getByText('waiting to be sent')).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(doneSteps(page)).toHaveCount(1)
})

test('a step that has passed counts when its visitor follows a link', async ({ page }) => {
  failOnConsoleErrors(page)
  await passFirstStep(page)
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect(page).toHaveURL(/step-2$/)
  await page.goto(product.origin + course)
  await expect(doneSteps(page)).toHaveCount(1)
})

nightly('a step that has passed counts when its visitor goes to another address', async ({ page }) => {
  await passFirstStep(page)
  await page.goto(product.origin + course)
  await expect(doneSteps(page)).toHaveCount(1)
})

nightly(
  'a step that has passed counts when its camper goes back or forward, and only with the code that passed',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'back@example.org')
    await page.goto(product.origin + course)
    await passFirstStep(page)
    await typeInEditor(page, '<h1>Heron</h1>')
    await page.getByRole('link', { name: 'Next step' }).click()
    await expect(page).toHaveURL(/step-2$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Check your code' }).click()
    expect((await sessionUser(page, product)).completedChallenges).toEqual([])
    await typeInEditor(page, '<h1>Heron Lake Trail</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await expect(page.getByText('All tests pass.')).toBeVisible()
    await page.goForward()
    await expect.poll(async () => (await sessionUser(page, product)).completedChallenges.length).toBe(1)
  },
)

nightly('a camper who loads a passed step again finds their code there', async ({ page, context }) => {
  await becomeCamper(context, product, 'again@example.org')
  await passFirstStep(page)
  await page.reload()
  await expect(page.locator('.cm-content')).toContainText('<h1>Heron Lake Trail</h1>')
  expect((await sessionUser(page, product)).completedChallenges).toEqual([])
})

test('two tabs that are open while a visitor signs in count each lesson once', async ({ page, context }) => {
  await passFirstStep(page)
  await page.getByRole('button', { name: 'Go to the next step' }).click()
  await expect(page).toHaveURL(/step-2$/)
  await page.goto(`${product.origin}/signin?returnTo=${course}`)
  const other = await context.newPage()
  await other.goto(product.origin + course)
  await expect(doneSteps(other)).toHaveCount(1)
  await signInByCode(page, product, 'two-tabs@example.org')
  await other.reload()
  for (const tab of [page, other]) await expect(doneSteps(tab)).toHaveCount(1)
  // Every account begins with one.
  expect((await sessionUser(page, product)).points).toBe(2)
})
