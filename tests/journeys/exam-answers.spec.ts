import { type Browser, expect, type Page } from '@playwright/test'
import { examLessons } from '../product/exam-lessons.ts'
import { choose, examPage, handIn, next, place, start } from '../product/exam-page.ts'
import { test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(examLessons)
const { openExam, prepare } = examPage(school)
test.beforeEach(({ page }) =>
  failOnConsoleErrors(page, { expected: /status of 401|ERR_INTERNET_DISCONNECTED/ }),
)

/** Another browser in which the camper of the page is signed in. */
async function secondDevice(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

test('an exam that is open on another device, unanswered, does not hand that in when its time is up', async ({
  page,
  browser,
}) => {
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
})

test('an exam that is open on two devices is handed in by the one with more answers', async ({
  page,
  browser,
}) => {
  await prepare(page, 'exam-more-answers@example.org')
  const phone = await secondDevice(page, browser)
  // The other one opens the paper first, and hears first that the time is up.
  for (const device of [phone, page]) {
    await device.clock.install()
    await openExam(device)
    await start(device)
  }
  await choose(phone, 'Wrong')
  for (const number of [1, 2, 3, 4]) {
    await place(page, number)
    await choose(page, 'Right')
    if (number < 4) await next(page)
  }
  await phone.clock.runFor(20 * 60_000)
  await expect(phone.getByText('The time is up.')).toBeVisible()
  await page.clock.runFor(20 * 60_000)
  await expect(page.getByRole('heading', { name: 'You passed!' })).toBeVisible()
  await phone.context().close()
})

test('an exam whose time is up while the school cannot be reached is handed in once it can', async ({
  page,
  context,
}) => {
  await prepare(page, 'exam-late-network@example.org')
  await page.clock.install()
  await start(page)
  await choose(page, 'Right')
  await context.setOffline(true)
  await page.clock.runFor(20 * 60_000 + 10_000)
  await expect(page.getByText('Your answers did not reach the school.')).toBeVisible()
  await context.setOffline(false)
  await page.clock.runFor(2_000)
  await expect(page.getByText('1 of 4')).toBeVisible()
})

test('an exam that is handed in by a camper who was signed out keeps its answers', async ({
  page,
  context,
}) => {
  await prepare(page, 'exam-signed-out@example.org')
  const cookies = await context.cookies()
  await start(page)
  await choose(page, 'Right')
  await context.clearCookies()
  await handIn(page)
  await expect(page.getByText('Your answers did not reach the school.')).toBeVisible()
  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('1 of 4')).toBeVisible()
})

test('an exam has the same answers in all tabs, and an older one does not write over them', async ({
  page,
  context,
}) => {
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
