import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { signUp } from '../product/certificate-campers.ts'
import { completeStones } from '../product/complete-stones.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from '../product/start-seeded-school.ts'
import { failOnConsoleErrors, replaceProgram } from '../product/visitor.ts'

let school: SeededSchool

test.beforeAll(async () => {
  school = await startSeededSchool(profileLessons, { DONATION_DEMO: 'true' })
})
test.afterAll(() => school.close())
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const question = (page: Page) => page.getByRole('dialog', { name: 'Help keep this free' })
const course = (page: Page) => page.getByRole('link', { name: 'Cairns' }).first()
/** The sentence on the list of courses, for campers who do not give. */
const alert = (page: Page) => page.getByRole('link', { name: 'Would you like to help?' })
const allCourses = (page: Page) => page.getByRole('link', { name: 'All courses' }).first()

/** Lets a page be older than it is, without waiting. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let aged = 0
    performance.now = () => now() + aged
    Object.assign(window, {
      age: () => {
        aged = 20_000
      },
    })
  }),
)

/** Remembers the pitches that are played, because test browsers are silent. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, {
      notes: () => played,
      AudioContext: class extends AudioContext {
        override createOscillator() {
          const note = super.createOscillator()
          queueMicrotask(() => played.push(note.frequency.value))
          return note
        }
      },
    })
  }),
)
const notes = (page: Page) =>
  page.evaluate(() => (window as unknown as { notes: () => number[] }).notes().map(Math.round))
const letAge = (page: Page) => page.evaluate(() => (window as unknown as { age: () => void }).age())

/** Opens the list of courses again, and waits until it has looked whether to ask, and was too young. */
async function openCourses(page: Page): Promise<void> {
  await page.goto(`${school.product.origin}/learn`)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expectNoQuestion(page)
}

async function goToCourse(page: Page): Promise<void> {
  // On a busy machine the page may look only now that it is old enough, and the question covers the link.
  await course(page).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Cairns' })).toBeVisible()
}

/** Timers run in order: when this one has run, the page has looked whether to ask, and has not asked. */
async function expectNoQuestion(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
  await expect(question(page)).toBeHidden()
}

/** In all colors and directions, on a phone, too. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of sampledColors) {
    await page.emulateMedia({ colorScheme })
    await expectAccessibleIn(page, [
      [375, 'rtl'],
      [1280, 'rtl'],
      [320, 'ltr'],
      [1280, 'ltr'],
    ])
  }
}

/** A camper whose session began before they did their first twelve lessons. */
async function learnMuch(page: Page, email: string): Promise<string> {
  const { userId } = await signUp(page, school, email)
  await page.goto(`${school.product.origin}/learn`)
  await page.waitForFunction(() => sessionStorage.getItem('donation-asking') !== null)
  await completeStones(school.database, userId, [0, 12])
  return userId
}

nightly(
  'after much progress a camper is asked once, may close it at once, and can give',
  async ({ page }) => {
    await page.goto(`${school.product.origin}/learn`)
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    const userId = await learnMuch(page, 'learner@example.org')
    await openCourses(page)
    await expect(alert(page)).toHaveAttribute('href', '/donate')
    await letAge(page)
    await goToCourse(page)
    await expect(question(page)).toBeVisible()
    expect(await notes(page)).toEqual([])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await allCourses(page).click()
    await expectNoQuestion(page)

    await completeStones(school.database, userId, [12, 32])
    await openCourses(page)
    await letAge(page)
    await goToCourse(page)
    await question(page).getByRole('button', { name: 'Become a supporter' }).click()
    await expect(question(page).getByRole('radio', { name: '$20' })).toBeChecked()
    await expect(question(page)).toContainText('1,000 hours of learning')
    await expectAccessible(page)
    await question(page).getByRole('radio', { name: '$40' }).check()
    await question(page).getByRole('link', { name: 'Give $40 a month' }).click()
    await expect(page.getByRole('heading', { name: 'Your gift: $40 a month' })).toBeVisible()
    await page.getByRole('button', { name: 'Card or wallet' }).click()
    await page.getByRole('button', { name: 'Give $40 a month' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

    await completeStones(school.database, userId, [32, 60])
    await openCourses(page)
    await expect(alert(page)).toHaveCount(0)
    await letAge(page)
    await goToCourse(page)
    await expectNoQuestion(page)
  },
)

nightly(
  'nothing is asked in the first twenty seconds of a page, nor of a camper who does not want it',
  async ({ page }) => {
    await learnMuch(page, 'quick@example.org')
    await openCourses(page)
    await goToCourse(page)
    await expectNoQuestion(page)
    await letAge(page)
    await allCourses(page).click()
    await question(page).getByRole('button', { name: 'Don’t ask me again' }).click()
    await page.evaluate(() => sessionStorage.removeItem('donation-asking'))
    await openCourses(page)
    await letAge(page)
    await goToCourse(page)
    await expectNoQuestion(page)
  },
)

nightly(
  'the question has a sound for campers who want sounds, and waits while something is typed',
  async ({ page }) => {
    await learnMuch(page, 'listener@example.org')
    await page.context().addCookies([{ name: 'playSound', value: 'true', url: school.product.origin }])
    await openCourses(page)
    await letAge(page)
    await page.evaluate(() => {
      const field = document.createElement('textarea')
      document.body.append(field)
      const type = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      const typing = setInterval(type, 20)
      Object.assign(window, { stopTyping: () => clearInterval(typing) })
    })
    await goToCourse(page)
    await expectNoQuestion(page)
    await page.evaluate(() => (window as unknown as { stopTyping: () => void }).stopTyping())
    await allCourses(page).click()
    await expect(question(page)).toBeVisible()
    await expect.poll(() => notes(page)).toEqual([587, 740, 880])
  },
)

nightly(
  'a finished block is followed by a question on the next page, not by one over the celebration',
  async ({ page }) => {
    const { userId } = await signUp(page, school, 'finisher@example.org')
    await completeStones(school.database, userId, [0, 169])
    await page.goto(`${school.product.origin}/learn/course/pile/stone-170`)
    // These were done in an earlier session. The page before did not know of them, and might have begun one.
    await page.evaluate(() => sessionStorage.removeItem('donation-asking'))
    await letAge(page)
    await replaceProgram(page, '<h1>Stone</h1>')
    await page.getByRole('button', { name: 'Check your code' }).click()
    await page.getByRole('button', { name: /Submit/ }).click()
    const celebration = page.getByRole('dialog', { name: 'You finished “Pile Stones”' })
    await expect(celebration).toBeVisible()
    await expectNoQuestion(page)
    await celebration.getByRole('link', { name: 'Back to the course' }).click()
    await expect(question(page)).toContainText('You have finished “Pile Stones”.')
    await question(page).getByRole('button', { name: 'Ask me later' }).click()
    await allCourses(page).click()
    await expectNoQuestion(page)
  },
)
