import type { IncomingHttpHeaders } from 'node:http'
import { z } from '@cairn/contract'
import type { About, ProviderEvent } from '#donations/attempts/provider.ts'
import type { PayPalCall } from './call-paypal.ts'

const Verdict = z.object({ verification_status: z.string() })
/** Looked up before the message is verified. */
const Id = z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/)))
const Related = z.optional(z.object({ order_id: Id }))
const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: Id,
    custom_id: z.optional(z.string()),
    custom: z.optional(z.string()),
    billing_agreement_id: Id,
    supplementary_data: z.optional(z.object({ related_ids: Related })),
    disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: Id }))),
  }),
})

type Message = {
  body: Buffer
  headers: IncomingHttpHeaders
  webhookId: string
  isOurs: (about: About) => Promise<boolean>
}

/** Lets PayPal verify a message that claims to be its own, and finds out what it is about. */
export async function readPayPalEvent(
  call: PayPalCall,
  { body, headers, webhookId, isOurs }: Message,
): Promise<ProviderEvent | 'unrelated' | undefined> {
  const text = body.toString('utf8')
  const event = Event.safeParse(parsed(text))
  if (!event.success) return undefined
  const { id: eventId, event_type: type, resource } = event.data
  const about = aboutOf(resource)
  if (!(await isOurs(about))) return 'unrelated'
  const header = (name: string) => JSON.stringify(String(headers[name] ?? ''))
  // The message must be sent back letter by letter, because its signature covers the letters.
  const verdict = Verdict.safeParse(
    await call('/v1/notifications/verify-webhook-signature', {
      body: `{"auth_algo":${header('paypal-auth-algo')},"cert_url":${header('paypal-cert-url')},"transmission_id":${header('paypal-transmission-id')},"transmission_sig":${header('paypal-transmission-sig')},"transmission_time":${header('paypal-transmission-time')},"webhook_id":${JSON.stringify(webhookId)},"webhook_event":${text}}`,
      allowed: [400, 422],
    }),
  )
  if (verdict.data?.verification_status !== 'SUCCESS') return undefined
  const isDecline = type === 'PAYMENT.CAPTURE.DENIED' || type === 'PAYMENT.CAPTURE.DECLINED'
  return { eventId, isDecline, about }
}

function aboutOf(resource: z.infer<typeof Event>['resource']): About {
  const {
    billing_agreement_id: agreement,
    supplementary_data: data,
    disputed_transactions: disputed,
  } = resource
  const paymentRef = disputed?.[0]?.seller_transaction_id ?? resource.id
  const attemptId = [resource.custom_id, resource.custom].find((candidate) =>
    /^[0-9a-f]{32}$/.test(candidate ?? ''),
  )
  const ref = agreement ?? data?.related_ids?.order_id ?? paymentRef
  return {
    ...(ref === undefined ? {} : { ref }),
    ...(attemptId === undefined ? {} : { attemptId }),
    ...(paymentRef === undefined ? {} : { paymentRef }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
