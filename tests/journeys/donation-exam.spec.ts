import { expect, type Page } from '@playwright/test'
import { completeStones } from '../product/complete-stones.ts'
import { examLessons } from '../product/exam-lessons.ts'
import { examPage, handIn, start } from '../product/exam-page.ts'
import { nightly, test } from '../product/journey.ts'
import { forJourneys } from '../product/open-school.ts'
import { startSeededSchool } from '../product/start-seeded-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = forJourneys(() => startSeededSchool(examLessons, { DONATION_DEMO: 'true' }))
const { openExam, prepare } = examPage(school)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const memory = 'donation-asking'
const question = (page: Page) => page.getByRole('dialog', { name: 'Help keep this free' })

/** Pages are twenty seconds old at once, and count how often they look whether to ask. */
test.beforeEach(({ page }) =>
  page.addInitScript((key) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 20_000
    const read = Reflect.get(Storage.prototype, 'getItem')
    let looks = 0
    Storage.prototype.getItem = function getItem(this: Storage, name) {
      if (name === key) looks += 1
      return read.call(this, name)
    }
    Object.assign(window, { looks: () => looks })
  }, memory),
)

/** A camper with twelve lessons of this session, at an exam. The part of the page that asks waits for `arrive`. */
async function openOnSlowLine(page: Page, email: string): Promise<() => Promise<void>> {
  const { userId } = await prepare(page, email)
  await completeStones(school.database, userId, [0, 12])
  await page.evaluate((key) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
    sessionStorage.setItem(key, JSON.stringify({ ...known, completedBefore: 0 }))
  }, memory)
  const line = Promise.withResolvers<void>()
  await page.route('**/donation-modal-*.js', async (route) => {
    await line.promise
    await route.continue()
  })
  await openExam(page)
  return async () => {
    line.resolve()
    // Once when it has arrived, and once when it looks.
    await page.waitForFunction(() => (window as unknown as { looks: () => number }).looks() >= 2)
  }
}

nightly(
  'during an exam nothing is asked, however late the page is ready to ask, and after it the question comes',
  async ({ page }) => {
    const arrive = await openOnSlowLine(page, 'sitting@example.org')
    await start(page)
    await arrive()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(question(page)).toBeHidden()
    await handIn(page)
    await page.getByRole('link', { name: 'Back to the course' }).click()
    await expect(question(page)).toBeVisible()
  },
)

nightly('twin: before the exam is begun, the same camper is asked on the same page', async ({ page }) => {
  const arrive = await openOnSlowLine(page, 'waiting@example.org')
  await expect(page.getByRole('button', { name: 'Start the exam' })).toBeVisible()
  await arrive()
  await expect(question(page)).toBeVisible()
})
