import { expectBooks } from '../product/expect-books.ts'
import {
  cards,
  expectThanks,
  expectToBeTold,
  giveButton,
  payByCard,
  prepareGiver,
  pressOften,
  signUpGiver,
} from '../product/giver.ts'
import { expect } from '@playwright/test'
import { test } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()

test('a card that is declined costs nothing, and another one pays once, however often it is clicked', async ({
  page,
}) => {
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
})

test('a bank that asks and is refused costs nothing, keeps the choice, and lets the gift through when it is answered', async ({
  page,
}) => {
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
})

test('two tabs that give at the same time give once', async ({ page }) => {
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

test('a charge whose answer is lost is found without any message, and charged once', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'lost@example.org')
  await open('Card or wallet')
  school.stripe.faults.push({ call: '/confirm', at: 'after', times: 9 })
  await payByCard(page, cards.works)
  await expectThanks(page)
  school.stripe.faults.length = 0
  await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
})

test('a visitor pays by wallet, without an account', async ({ page }) => {
  const { open } = await prepareGiver(page, school, 'wallet@example.org')
  await open('Card or wallet', page, 'amount=4000&duration=onetime')
  await page.getByRole('button', { name: 'Pay with the wallet' }).click()
  await expectThanks(page)
  await expectBooks(school, 'wallet@example.org', { cents: 4000, statuses: ['succeeded'], isDonor: true })
})
