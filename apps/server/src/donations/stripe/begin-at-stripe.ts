import { z } from '@cairn/contract'
import type { Stripe } from 'stripe'
import type { Plans } from '#config/read-plans.ts'
import type { Attempt } from '#donations/attempts/attempt.ts'
import type { Begun } from '#donations/attempts/provider.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import { isInvalid } from './is-invalid.ts'

const Created = z.object({ id: z.string().check(z.minLength(1)) })

/**
 * Prepares a gift that nothing has been charged for yet. The keys make Stripe answer the same again, so all that is
 * sent must come from the attempt as it was stored.
 */
export async function beginAtStripe(
  stripe: Stripe,
  attempt: Attempt,
  { plans }: { plans: Plans },
): Promise<Begun> {
  const { attemptId, amount, duration } = attempt
  const metadata = { attemptId }
  const key = (step: string) => ({ idempotencyKey: `${attemptId}:${step}` })
  const customer = await createCustomer(stripe, attempt)
  if (duration === 'onetime') {
    const payment = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        customer,
        metadata,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      },
      key('payment'),
    )
    return {
      ref: idOf(payment),
      customerId: customer,
      clientSecret: payment.client_secret ?? '',
      approveUrl: '',
    }
  }
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: plans[amount] ?? '' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata,
      expand: ['latest_invoice.confirmation_secret'],
    },
    key('subscription'),
  )
  const { latest_invoice: invoice } = subscription
  const clientSecret = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? '') : ''
  return { ref: idOf(subscription), customerId: customer, clientSecret, approveUrl: '' }
}

/** A customer of this gift alone. Without the address if Stripe takes it for none: receipts come from the school. */
async function createCustomer(stripe: Stripe, { attemptId, email }: Attempt): Promise<string> {
  const metadata = { attemptId }
  const create = (known: { email?: string }, step: string) =>
    stripe.customers.create({ ...known, metadata }, { idempotencyKey: `${attemptId}:${step}` })
  if (email === null) return idOf(await create({}, 'customer'))
  try {
    return idOf(await create({ email }, 'customer'))
  } catch (error) {
    if (!isInvalid(error, { param: 'email' })) throw error
    return idOf(await create({}, 'customer-without-email'))
  }
}

function idOf(created: unknown): string {
  return readAnswer(Created, created).id
}
