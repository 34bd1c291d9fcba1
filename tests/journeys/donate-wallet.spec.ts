import { chargeStripe } from '@cairn/contract'
import { expect } from '@playwright/test'
import { expectBooks } from '../product/expect-books.ts'
import { expectThanks, expectToBeTold, payByWallet, prepareGiver, pressOften } from '../product/giver.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()
const once = 'amount=4000&duration=onetime'
const paid = { cents: 4000, statuses: ['succeeded'], isDonor: true } as const

nightly(
  'a visitor pays by wallet, without an account, once however often it is clicked',
  async ({ page }) => {
    const { email, open } = await prepareGiver(page, school, 'wallet@example.org')
    await open('Card or wallet', page, once)
    await pressOften(page, 'Pay with the wallet')
    await expectThanks(page)
    await expectBooks(school, email, paid)
  },
)

nightly(
  'a wallet that is closed costs nothing, keeps the choice, and can be opened again',
  async ({ page }) => {
    const { email, open } = await prepareGiver(page, school, 'shut@example.org')
    await open('Card or wallet', page, once)
    await page.getByRole('button', { name: 'Close the wallet' }).click()
    await expectToBeTold(page, 'You stopped before paying. Nothing was charged')
    await expect(page.getByRole('heading', { name: 'Your gift: $40 once' })).toBeVisible()
    await payByWallet(page)
    await expectThanks(page)
    await expectBooks(school, email, paid)
  },
)

nightly('a wallet whose bank says no costs nothing, and the next try pays', async ({ page }) => {
  const { bank, email, open } = await prepareGiver(page, school, 'refused@example.org')
  await open('Card or wallet')
  bank.answer = 'requires_payment_method'
  await payByWallet(page)
  await expectToBeTold(page, 'Your bank did not confirm this payment, so nothing was charged.')
  await expectBooks(school, email, { cents: 0, statuses: ['processing'], isDonor: false })
  bank.answer = 'succeeded'
  await payByWallet(page)
  await expectThanks(page)
  await expectBooks(school, email, { cents: 1000, statuses: ['processing', 'succeeded'], isDonor: true })
})

nightly('two tabs that give by wallet at the same time give once', async ({ page }) => {
  const { email, open } = await prepareGiver(page, school, 'both@example.org')
  const tabs = [page, await page.context().newPage()]
  for (const tab of tabs) {
    await open('Card or wallet', tab, once)
    await expect(tab.getByRole('button', { name: 'Pay with the wallet' })).toBeVisible()
  }
  await Promise.all(tabs.map(payByWallet))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expectBooks(school, email, paid)
})

nightly(
  'a wallet that was charged without the school’s answer is found, and charged once',
  async ({ page }) => {
    const { email, open } = await prepareGiver(page, school, 'answerless@example.org')
    await open('Card or wallet', page, once)
    await page.route(`**${chargeStripe.path}`, (route) => route.abort('timedout'))
    await payByWallet(page)
    await expectThanks(page)
    await expectBooks(school, email, paid)
  },
)
