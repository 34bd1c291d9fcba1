import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import type { ProviderEvent } from '#donations/attempts/provider.ts'
import { attemptIdOf } from './attempt-id-of.ts'

/** How far Stripe's clock and ours may be apart, and how old a message may be. */
const toleranceSeconds = 300

/** Stripe's library fails when a signature is empty. */
const signatureHeader = /^t=\d+(?:,v\d=[\da-f]+)+$/

type Message = { body: Buffer; headers: IncomingHttpHeaders; webhookSecret: string; now: Date }

/** Verifies a message by its signature, and finds out what it is about. */
export async function readStripeEvent(
  stripe: Stripe,
  { body, headers, webhookSecret, now }: Message,
): Promise<ProviderEvent | undefined> {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || !signatureHeader.test(signature)) return undefined
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
    return describe(event)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined
    throw error
  }
}

/** The parts that objects of all kinds have. */
type AnyObject = {
  id?: string
  object?: string
  customer?: string | { id: string } | null
  charge?: string | { id: string } | null
  setup_intent?: string | { id: string } | null
  metadata?: Stripe.Metadata | null
}

function describe({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as AnyObject
  const attemptId = attemptIdOf(object.metadata)
  const customerId = idOf(object.customer)
  const paymentRef = idOf(object.charge)
  const newCard = type === 'checkout.session.completed' ? idOf(object.setup_intent) : undefined
  return {
    eventId: id,
    isDecline: type === 'payment_intent.payment_failed',
    about: {
      ...(object.id === undefined ? {} : { ref: object.id }),
      ...(attemptId === undefined ? {} : { attemptId }),
      ...(customerId === undefined ? {} : { customerId }),
      ...(paymentRef === undefined ? {} : { paymentRef }),
    },
    ...(newCard === undefined ? {} : { newCard }),
  }
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'object' ? value?.id : value
}
