import { expect, type Page } from '@playwright/test'
import { expectBooks } from '../product/expect-books.ts'
import { cards, openPayPalWindow, payByCard, signUpGiver } from '../product/giver.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()
const unheard = { cents: 1000, known: 0, statuses: ['processing'], isDonor: false } as const
const paid = { cents: 1000, statuses: ['succeeded'], isDonor: true } as const

type Message = { body: string; headers: Record<string, string> }

async function tell(provider: 'stripe' | 'paypal', { body, headers }: Message): Promise<number> {
  const address = `${school.product.origin}/hooks/update-${provider}`
  return (await fetch(address, { method: 'POST', body, headers })).status
}

/** The gift that this donor has begun. */
async function refOf(email: string): Promise<string> {
  const attempt = await school.database
    .selectFrom('donation_attempts')
    .select('ref')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return attempt.ref ?? ''
}

const expectSupporter = async (page: Page) => {
  await page.goto(`${school.product.origin}/supporters`)
  await expect(page.getByText('You are a supporter. Thank you!')).toBeVisible()
}

nightly(
  'a card’s page that is closed too early needs no second gift: a message settles it, doubled, but not forged',
  async ({ page }) => {
    const { bank, email, open } = await signUpGiver(page, school, 'closed@example.org')
    const { stripe } = school
    bank.answer = 'requires_payment_method'
    await open('Card or wallet')
    await payByCard(page, cards.asks)
    await expect(page.getByText('Your bank did not confirm this payment')).toBeVisible()
    await page.goto(`${school.product.origin}/learn`)
    const ref = await refOf(email)
    // The bank was content after all.
    stripe.books.authenticate(stripe.books.paymentOf(ref).id)
    const forged = stripe.paid(ref, { secret: 'whsec_other' })
    expect(await tell('stripe', forged)).toBe(400)
    await expectBooks(school, email, unheard)
    const message = stripe.paid(ref)
    expect(await Promise.all([tell('stripe', message), tell('stripe', message)])).toEqual([200, 200])
    await expectBooks(school, email, paid)
    await expectSupporter(page)

    // Out of order: the message about the payment comes again after the one about the end.
    stripe.books.answer('DELETE', `/v1/subscriptions/${ref}`, {})
    const ended = stripe.books.get('subscription', ref)
    expect(await tell('stripe', stripe.message('customer.subscription.deleted', ended))).toBe(200)
    expect(await tell('stripe', stripe.paid(ref))).toBe(200)
    await expectBooks(school, email, { ...paid, statuses: ['cancelled'], isDonor: false })
  },
)

nightly(
  'a PayPal window that outlives its page needs no second gift either, and a dispute takes the mark away',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'outlived@example.org')
    const { paypal } = school
    await open('PayPal')
    const popup = await openPayPalWindow(page)
    await popup.waitForURL(/token=/)
    await page.goto(`${school.product.origin}/learn`)
    await popup.getByRole('button', { name: 'Approve' }).click()
    const ref = await refOf(email)
    await expect.poll(() => paypal.takenFrom(email)).toBe(1000)
    const resource = { id: 'SALE-1', billing_agreement_id: ref }
    const message = paypal.message('PAYMENT.SALE.COMPLETED', resource)
    const forged = { ...message, headers: { ...message.headers, 'paypal-transmission-sig': 'forged' } }
    expect(await tell('paypal', forged)).toBe(400)
    await expectBooks(school, email, unheard)
    expect(await Promise.all([tell('paypal', message), tell('paypal', message)])).toEqual([200, 200])
    await expectBooks(school, email, paid)
    await expectSupporter(page)

    const { ref: payment } = await school.database
      .selectFrom('donation_payments')
      .select('ref')
      .where('provider', '=', 'paypal')
      .executeTakeFirstOrThrow()
    const dispute = paypal.dispute(payment)
    expect(await tell('paypal', paypal.message('CUSTOMER.DISPUTE.CREATED', dispute))).toBe(200)
    await expectBooks(school, email, { ...paid, statuses: ['disputed'], isDonor: false })
    paypal.resolve(payment, 'RESOLVED_SELLER_FAVOUR')
    expect(await tell('paypal', paypal.message('CUSTOMER.DISPUTE.RESOLVED', dispute))).toBe(200)
    await expectBooks(school, email, paid)

    // Out of order: the message about the payment comes again after the one about the end.
    const subscription = paypal.subscriptions.get(ref)
    if (subscription) subscription.status = 'CANCELLED'
    expect(await tell('paypal', paypal.message('BILLING.SUBSCRIPTION.CANCELLED', { id: ref }))).toBe(200)
    expect(await tell('paypal', paypal.message('PAYMENT.SALE.COMPLETED', resource))).toBe(200)
    await expectBooks(school, email, { ...paid, statuses: ['cancelled'], isDonor: false })
  },
)
