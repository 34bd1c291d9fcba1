import { getSessionUser, paths } from '@cairn/contract'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { becomeCamper } from '../product/become-camper.ts'
import { codeLessonFiles } from '../product/code-lessons.ts'
import { linkLessons } from '../product/link-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { signInByCode, typeInEditor } from '../product/visitor.ts'

const project = '/learn/walks/lake/js-of-type-5'
const first = 'const bird = "heron"'
const later = 'const bird = "heron, again"'

const product = openSchool({ ...codeLessonFiles, ...linkLessons })

async function pass(page: Page, program: string): Promise<void> {
  await page.goto(product.origin + project)
  await typeInEditor(page, program)
  await page.getByRole('button', { name: 'Check your code' }).click()
  await expect(page.getByText('All tests pass.')).toBeVisible()
  // The whole program has its end in a dialog, which lies over the links.
  await page.keyboard.press('Escape')
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Submit and/ }).click()
  await expect(page).not.toHaveURL(new RegExp(`${project}$`))
}

/** Follows a link, and waits until nothing is left to be sent. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect(page.getByRole('heading', { name: 'jsx-of-type-6' }).first()).toBeVisible()
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting-submission')))
  await expect.poll(waiting).toEqual([])
}

/** What the account has of the project. */
async function submitted(page: Page): Promise<unknown> {
  const { completedChallenges } = await sessionUser(page, product)
  return completedChallenges.map(({ files }) => files.map(({ contents }) => contents.trim()))
}

async function sameCamperElsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext()
  await other?.addCookies(await context.cookies())
  return (await other?.newPage()) as Page
}

test('a project that was submitted is not replaced by one that has passed since and was left', async ({
  page,
  context,
}) => {
  await becomeCamper(context, product, 'leaves-later@example.org')
  await pass(page, first)
  await submit(page)
  await pass(page, later)
  await leave(page)
  expect(await submitted(page)).toEqual([[first]])
})

nightly(
  'work that passed and is left replaces nothing that another device has submitted since',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'leaves-here@example.org')
    await pass(page, first)
    const other = await sameCamperElsewhere(context)
    await pass(other, later)
    await submit(other)
    await expect.poll(() => submitted(page)).toEqual([[later]])
    await leave(page)
    expect(await submitted(page)).toEqual([[later]])
    await other.context().close()
  },
)

nightly(
  'work that one camper has passed is not submitted for another who has signed in since',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'passes@example.org')
    await pass(page, first)
    await context.clearCookies()
    await becomeCamper(context, product, 'signs-in-since@example.org')
    const known = page.waitForResponse(`**${getSessionUser.path}`)
    await lookAgain(page)
    await (await known).finished()
    await leave(page)
    expect(await submitted(page)).toEqual([])
  },
)

nightly(
  'work that passed and is left counts although the school has been updated since',
  async ({ page, context }) => {
    await becomeCamper(context, product, 'leaves-for-newer@example.org')
    await pass(page, first)
    await page.route(`**${paths.appData}`, (route) => route.fulfill({ json: { shared: 'newer' } }))
    const told = page.waitForResponse(`**${paths.appData}`)
    await lookAgain(page)
    await (await told).finished()
    const loaded = page.waitForEvent('domcontentloaded')
    await leave(page)
    await loaded
    await expect.poll(() => submitted(page)).toEqual([[first]])
  },
)

test.describe('a lesson without code', () => {
  const reading = '/learn/course/links/reading'
  async function finish(page: Page): Promise<void> {
    await page.goto(product.origin + reading)
    await page.getByLabel('Read about piles.').check()
    await page.getByLabel('A pile').check()
    await page.getByRole('button', { name: 'Check your answers' }).click()
    await expect(page.getByText('This lesson is done.')).toBeVisible()
  }
  const done = async (page: Page) => (await sessionUser(page, product)).completedChallenges.length

  test('is saved for a visitor who signs in to save it', async ({ page }) => {
    await finish(page)
    await page.getByRole('link', { name: 'Sign in to save this' }).click()
    await signInByCode(page, product, 'saves-this@example.org')
    await expect(page).toHaveURL(new RegExp(`${reading}$`))
    await expect.poll(() => done(page)).toBe(1)
  })

  nightly(
    'counts when its camper loads the page again, which keeps no answers',
    async ({ page, context }) => {
      await becomeCamper(context, product, 'loads-again@example.org')
      await finish(page)
      await page.reload()
      await expect.poll(() => done(page)).toBe(1)
    },
  )
})
