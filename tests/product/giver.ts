import { expect, type Page } from '@playwright/test'
import { signUp } from './certificate-campers.ts'
import { completeStones } from './complete-stones.ts'
import type { GivingSchool } from './open-giving-school.ts'
import { servePayPal } from './paypal-script.ts'
import { type Bank, serveStripeScript } from './stripe-script.ts'

/** Someone who gives, in a browser of their own, from a network of their own. */
export type Giver = {
  email: string
  bank: Bank
  paypal: Awaited<ReturnType<typeof servePayPal>>
  /** Opens the page of a gift in this tab, or another one, and chooses how to pay. */
  open: (way: 'Card or wallet' | 'PayPal', tab?: Page, gift?: string) => Promise<void>
}

let networks = 0

export async function prepareGiver(page: Page, school: GivingSchool, email: string): Promise<Giver> {
  networks += 1
  const { books } = school.stripe
  const bank: Bank = { answer: 'succeeded', confirm: (id) => books.authenticate(id), walletEmail: email }
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${networks}` })
  await serveStripeScript(page.context(), bank)
  return {
    email,
    bank,
    paypal: await servePayPal(page.context(), school.paypal, email),
    open: async (way, tab = page, gift = 'amount=1000&duration=month') => {
      await tab.goto(`${school.product.origin}/donate?${gift}&step=pay`)
      await tab.getByRole('button', { name: way, exact: true }).click()
    },
  }
}

/** A giver who has an account and has learned enough to give by card. */
export async function signUpGiver(page: Page, school: GivingSchool, email: string): Promise<Giver> {
  const giver = await prepareGiver(page, school, email)
  const { userId } = await signUp(page, school, email)
  await completeStones(school.database, userId, [0, 3])
  return giver
}

export const cards = {
  works: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
}

export async function payByCard(tab: Page, card: string): Promise<void> {
  await tab.getByLabel('Card number').fill(card)
  await giveButton(tab).click()
}

export const payByWallet = (tab: Page): Promise<void> =>
  tab.getByRole('button', { name: 'Pay with the wallet' }).click()

/** Presses PayPal's button, and returns its window. */
export async function openPayPalWindow(tab: Page): Promise<Page> {
  const [popup] = await Promise.all([
    tab.waitForEvent('popup'),
    tab.getByRole('button', { name: 'Pay with PayPal' }).click(),
  ])
  return popup
}

/** Presses something twenty times at once. */
export const pressOften = (tab: Page, name: string | RegExp): Promise<void> =>
  tab.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 20; clicks += 1) button.click()
  })

export const giveButton = (tab: Page) => tab.getByRole('button', { name: /^Give / })

export const expectThanks = (tab: Page): Promise<void> =>
  expect(tab.getByRole('heading', { name: 'Thank you!' })).toBeFocused()

/** The same of a school that was away: the page asks for half a minute, and then when it is told to. */
export async function expectThanksLater(tab: Page): Promise<void> {
  await tab.addLocatorHandler(tab.getByRole('button', { name: 'Ask again' }), (again) => again.click())
  await expect(tab.getByRole('heading', { name: 'Thank you!' })).toBeFocused({ timeout: 90_000 })
}

export const expectToBeTold = (tab: Page, text: string): Promise<void> =>
  expect(tab.getByRole('status').getByText(text)).toBeVisible()
