import { type Browser, expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { said } from '../product/certificate-campers.ts'
import { examLessons } from '../product/exam-lessons.ts'
import { choose, examPage, handIn, next, place, start } from '../product/exam-page.ts'
import { nightly, test } from '../product/journey.ts'
import { lookAgain } from '../product/look-again.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(examLessons)
const { openExam, prepare } = examPage(school)
test.beforeEach(({ page }) =>
  failOnConsoleErrors(page, { expected: /status of 4(01|03|09|29)|ERR_INTERNET_DISCONNECTED/ }),
)

/** Waits until the school has heard an answer. */
async function kept(page: Page, answer: () => Promise<void>): Promise<void> {
  const isKept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await answer()
  await isKept
}

/** Takes time from the camper's paper; an hour is more than it has, with what is granted for answers on their way. */
const passTime = (userId: string, time = '1 hour') =>
  sql`update exam_sessions set started_at = started_at - ${time}::interval, deadline = deadline - ${time}::interval
    where user_id = ${userId}`.execute(school.database)

/** Another browser in which the camper of the page is signed in. */
async function secondDevice(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

nightly(
  'an exam that is open on another device, unanswered, does not hand that in when its time is up',
  async ({ page, browser }) => {
    await prepare(page, 'exam-devices@example.org')
    const device = await secondDevice(page, browser)
    await device.clock.install()
    await openExam(device)
    await start(device)
    await start(page)
    await choose(page, 'Right')
    await device.clock.runFor(20 * 60_000)
    await expect(device.getByText('No question was answered here')).toBeVisible()
    await handIn(page)
    await expect(page.getByText('1 of 4')).toBeVisible()
    await device.context().close()
  },
)

nightly(
  'an exam continues on another device, and what was answered last on either of them counts',
  async ({ page, browser }) => {
    await prepare(page, 'exam-more-answers@example.org')
    const phone = await secondDevice(page, browser)
    await phone.clock.install()
    await openExam(phone)
    await start(phone)
    await kept(phone, () => choose(phone, 'Wrong'))
    await openExam(page)
    await start(page)
    await expect(page.getByLabel('Wrong stone').first()).toBeChecked()
    for (const number of [1, 2, 3, 4]) {
      await place(page, number)
      await kept(page, () => choose(page, 'Right'))
      if (number < 4) await next(page)
    }
    await lookAgain(phone)
    await expect(phone.getByLabel('Right stone')).toBeChecked()
    await phone.clock.runFor(20 * 60_000)
    await expect(phone.getByText('4 of 4')).toBeVisible()
    await phone.context().close()
  },
)

nightly(
  'an exam that was handed in on another device shows its results where its camper goes on',
  async ({ page, browser }) => {
    await prepare(page, 'exam-elsewhere@example.org')
    const phone = await secondDevice(page, browser)
    await openExam(phone)
    await start(phone)
    await start(page)
    await kept(page, () => choose(page, 'Right'))
    await handIn(page)
    await expect(page.getByText('1 of 4')).toBeVisible()
    await choose(phone, 'Wrong')
    await expect(phone.getByText('1 of 4')).toBeVisible()
    await phone.context().close()
  },
)

nightly('an exam keeps its answers in a browser that stores nothing', async ({ page }) => {
  await prepare(page, 'exam-full-storage@example.org')
  await start(page)
  await kept(page, () => choose(page, 'Wrong'))
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    }
  })
  await kept(page, () => choose(page, 'Right'))
  await next(page)
  await place(page, 2)
  await kept(page, () => choose(page, 'Right'))
  await handIn(page)
  await expect(page.getByText('2 of 4')).toBeVisible()
})

nightly(
  'an exam on a phone that slept over its end counts with what was answered before',
  async ({ page }) => {
    const { userId } = await prepare(page, 'exam-asleep@example.org')
    await page.clock.install()
    await start(page)
    await kept(page, () => choose(page, 'Right'))
    await passTime(userId)
    // The page’s own clock notices the end as it wakes, and it hears that it is looked at.
    await page.clock.fastForward(20 * 60_000)
    await lookAgain(page)
    await expect(page.getByText('1 of 4')).toBeVisible()
  },
)

nightly('an exam whose page is looked at again after half of its time goes on', async ({ page }) => {
  const { userId } = await prepare(page, 'exam-half-time@example.org')
  await page.clock.install()
  await start(page)
  await kept(page, () => choose(page, 'Right'))
  await passTime(userId, '12 minutes')
  await page.clock.runFor(12 * 60_000)
  await lookAgain(page)
  await expect(page.getByText(/^[78]:\d\d$/)).toBeVisible()
  await next(page)
  await place(page, 2)
  await expect(page.getByRole('dialog')).toBeHidden()
})

nightly(
  'an exam on a device that was lost counts with what had reached the school, also once its connection was back',
  async ({ page, browser }) => {
    const { userId } = await prepare(page, 'exam-lost@example.org')
    const phone = await secondDevice(page, browser)
    await openExam(phone)
    await start(phone)
    await kept(phone, async () => {
      await phone.context().setOffline(true)
      await choose(phone, 'Right')
      await phone.context().setOffline(false)
    })
    await phone.context().close()
    await passTime(userId)
    await page.getByLabel('I will answer on my own').check()
    await page.getByRole('button', { name: 'Start the exam' }).click()
    await said(page, 'You have already started this exam today.')
    await expect(page.getByText('You have taken this exam before and got 25%.')).toBeVisible()
  },
)

nightly(
  'an exam whose time is up while the school cannot be reached is handed in once it can',
  async ({ page, context }) => {
    await prepare(page, 'exam-late-network@example.org')
    await page.clock.install()
    await start(page)
    await kept(page, () => choose(page, 'Right'))
    await context.setOffline(true)
    await next(page)
    await place(page, 2)
    await choose(page, 'Right')
    await page.clock.runFor(20 * 60_000 + 10_000)
    await expect(page.getByText('Your exam could not be handed in.')).toBeVisible()
    await context.setOffline(false)
    await page.clock.runFor(2_000)
    await expect(page.getByText('2 of 4')).toBeVisible()
  },
)

nightly(
  'an exam that is handed in by a camper who was signed out keeps its answers',
  async ({ page, context }) => {
    await prepare(page, 'exam-signed-out@example.org')
    const cookies = await context.cookies()
    await start(page)
    await kept(page, () => choose(page, 'Right'))
    await context.clearCookies()
    await handIn(page)
    await expect(page.getByText('Your exam could not be handed in.')).toBeVisible()
    await context.addCookies(cookies)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByText('1 of 4')).toBeVisible()
  },
)

nightly('an exam goes on for a camper who signs in again', async ({ page, context }) => {
  await prepare(page, 'exam-signed-in-again@example.org')
  const cookies = await context.cookies()
  await start(page)
  await context.clearCookies()
  const isRefused = page.waitForResponse((response) => response.status() === 401)
  await choose(page, 'Right')
  await isRefused
  await kept(page, () => context.addCookies(cookies))
})

nightly(
  'an exam is not changed by the paper that another camper left open in the same browser',
  async ({ page, context }) => {
    await prepare(page, 'exam-left-open@example.org')
    await start(page)
    const tab = await context.newPage()
    await prepare(tab, 'exam-same-browser@example.org')
    await openExam(tab)
    await start(tab)
    await kept(tab, () => choose(tab, 'Right'))
    const isRefused = page.waitForResponse((response) => response.status() === 401)
    await choose(page, 'Wrong')
    await isRefused
    await expect(tab.getByLabel('Right stone')).toBeChecked()
    await tab.reload()
    await start(tab)
    await expect(tab.getByLabel('Right stone')).toBeChecked()
    await tab.close()
  },
)

nightly('an exam has the same answers in all tabs, older ones, too', async ({ page, context }) => {
  await prepare(page, 'exam-tabs@example.org')
  await start(page)
  const older = await context.newPage()
  await openExam(older)
  await start(older)
  await choose(page, 'Right')
  await expect(older.getByLabel('Right stone')).toBeChecked()
  await next(older)
  await choose(older, 'Wrong')
  await page.reload()
  await start(page)
  await place(page, 2)
  await expect(page.getByLabel('Wrong stone').first()).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Right stone')).toBeChecked()
  await older.close()
})
