import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import { z } from '@cairn/contract'
import type { ProviderEvent } from '#donations/attempts/provider.ts'
import { attemptIdOf } from './attempt-id-of.ts'

/** How far Stripe's clock and ours may be apart, and how old a message may be. */
const toleranceSeconds = 300

/** Stripe's library fails when a signature is empty. */
const signatureHeader = /^t=\d+(?:,v\d=[\da-f]+)+$/

type Message = { body: Buffer; headers: IncomingHttpHeaders; webhookSecret: string; now: Date }

const Id = z.string().check(z.regex(/^[\w-]{1,255}$/))
/** An object is named by its id, or is there whole. */
const Reference = z.nullish(z.union([Id, z.object({ id: Id })]))
const Event = z.object({
  id: Id,
  type: z.string(),
  data: z.object({
    /** The parts that objects of all kinds have. */
    object: z.object({
      id: z.optional(Id),
      customer: Reference,
      charge: Reference,
      setup_intent: Reference,
      metadata: z.nullish(z.record(z.string(), z.string())),
    }),
  }),
})
type Event = z.infer<typeof Event>

/** Verifies a message by its signature, and finds out what it is about. */
export async function readStripeEvent(
  stripe: Stripe,
  message: Message,
): Promise<ProviderEvent | 'unrelated' | undefined> {
  if (!isSigned(stripe, message)) return undefined
  const event = Event.safeParse(parsed(message.body))
  // Stripe has messages of other forms, too, and repeats what is refused for days.
  return event.success ? describe(event.data) : 'unrelated'
}

function isSigned(stripe: Stripe, { body, headers, webhookSecret, now }: Message): boolean {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || !signatureHeader.test(signature)) return false
  try {
    const { signature: verifier } = stripe.webhooks
    const time = now.getTime()
    return verifier?.verifyHeader(body, signature, webhookSecret, toleranceSeconds, undefined, time) === true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function describe({ id, type, data: { object } }: Event): ProviderEvent {
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
