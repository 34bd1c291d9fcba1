import { expectBooks } from '../product/expect-books.ts'
import {
  cards,
  expectThanks,
  expectToBeTold,
  giveButton,
  payByCard,
  pressOften,
  signUpGiver,
} from '../product/giver.ts'
import { expect } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()

nightly(
  'a card that is declined costs nothing, and another one pays once, however often it is clicked',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'declined@example.org')
    await open('Card or wallet')
    await payByCard(page, cards.declined)
    await expectToBeTold(page, 'Your bank declined the payment.')
    await expectBooks(school, email, { cents: 0, statuses: ['failed'], isDonor: false })
    await page.getByLabel('Card number').fill(cards.works)
    await pressOften(page, /^Give /)
    await expectThanks(page)
    await expectBooks(school, email, { cents: 1000, statuses: ['failed', 'succeeded'], isDonor: true })
    expect(await page.evaluate(() => document.cookie)).toContain('isDonor=true')
  },
)

nightly(
  'a bank that asks and is refused costs nothing, keeps the choice, and lets the gift through when it is answered',
  async ({ page }) => {
    const { bank, email, open } = await signUpGiver(page, school, 'asked@example.org')
    await open('Card or wallet')
    const asked = Promise.withResolvers<'requires_payment_method'>()
    bank.answer = asked.promise
    await payByCard(page, cards.asks)
    await expectToBeTold(page, 'Your bank is asking you to confirm.')
    asked.resolve('requires_payment_method')
    await expectToBeTold(page, 'Your bank did not confirm this payment')
    await expect(page.getByRole('heading', { name: 'Your gift: $10 a month' })).toBeVisible()
    await expectBooks(school, email, { cents: 0, statuses: ['processing'], isDonor: false })
    bank.answer = 'succeeded'
    await payByCard(page, cards.asks)
    await expectThanks(page)
    await expectBooks(school, email, { cents: 1000, statuses: ['cancelled', 'succeeded'], isDonor: true })
  },
)

nightly('two tabs that give at the same time give once', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'tabs@example.org')
  const tabs = [page, await page.context().newPage()]
  for (const tab of tabs) {
    await open('Card or wallet', tab)
    await tab.getByLabel('Card number').fill(cards.works)
  }
  await Promise.all(tabs.map((tab) => giveButton(tab).click()))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
})

nightly('a charge whose answer is lost is found without any message, and charged once', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'lost@example.org')
  await open('Card or wallet')
  school.stripe.faults.push({ call: '/confirm', at: 'after', times: 9 })
  await payByCard(page, cards.works)
  await expectThanks(page)
  school.stripe.faults.length = 0
  await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
})

nightly('a card gives once, after one that was declined, and no month follows', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'once@example.org')
  await open('Card or wallet', page, 'amount=4000&duration=onetime')
  await payByCard(page, cards.declined)
  await expectToBeTold(page, 'Your bank declined the payment.')
  await payByCard(page, cards.works)
  await expectThanks(page)
  await expectBooks(school, email, { cents: 4000, statuses: ['failed', 'succeeded'], isDonor: true })
  expect(
    await school.database
      .selectFrom('donation_attempts')
      .select('duration')
      .where('email', '=', email)
      .execute(),
  ).toEqual([{ duration: 'onetime' }, { duration: 'onetime' }])
})

nightly('after three declines in a day no more cards are tried, and the page says so', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'stopped@example.org')
  await open('Card or wallet')
  for (let decline = 0; decline < 3; decline += 1) {
    await payByCard(page, cards.declined)
    await expectToBeTold(page, 'Your bank declined the payment.')
  }
  await payByCard(page, cards.works)
  await expectToBeTold(page, 'Several payments from here were declined')
  await expectBooks(school, email, { cents: 0, statuses: ['failed', 'failed', 'failed'], isDonor: false })
})

nightly(
  'a camper without an address is told where to add one before the card is asked for',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'addressless@example.org')
    await open('Card or wallet')
    await expect(page.getByLabel('Card number')).toBeVisible()
    await school.database.updateTable('users').set({ email: '' }).where('email', '=', email).execute()
    await payByCard(page, cards.works)
    await expectToBeTold(page, 'Add your email address in your settings first.')
    await page.reload()
    await page.getByRole('button', { name: 'Card or wallet' }).click()
    await expect(page.getByText('Add your email address in your settings first.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to your settings' }).click()
    await expect(page).toHaveURL(/\/settings/)
  },
)

nightly(
  'a provider that cannot be reached is told, and its answer is waited for before another try',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'away@example.org')
    await page.clock.install()
    await open('Card or wallet')
    school.stripe.faults.push({ call: '/v1/customers', at: 'before', times: 3 })
    await payByCard(page, cards.works)
    await expectToBeTold(page, 'We are asking the payment provider')
    const told = page.getByRole('status').getByText('We can’t reach the payment provider right now.')
    await expect
      .poll(async () => {
        await page.clock.fastForward(20_000)
        return told.isVisible()
      })
      .toBe(true)
    await expectBooks(school, email, { cents: 0, statuses: ['created'], isDonor: false })
    await giveButton(page).click()
    await expectThanks(page)
    await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly('the page for another card says when the provider cannot be reached', async ({ page }) => {
  const { open } = await signUpGiver(page, school, 'another@example.org')
  await open('Card or wallet')
  await payByCard(page, cards.works)
  await expectThanks(page)
  await page.goto(`${school.product.origin}/update-stripe-card`)
  school.stripe.faults.push({ call: '/checkout/sessions', at: 'before', times: 3 })
  await page.getByRole('button', { name: 'Enter another card' }).click()
  await expectToBeTold(page, 'We can’t reach the payment provider right now.')
})
