import { inLanguage, paths, z } from '@cairn/contract'
import type { Attempt } from '#donations/attempts/attempt.ts'
import type { Begun } from '#donations/attempts/provider.ts'
import { readAnswer } from '#donations/attempts/read-answer.ts'
import type { PayPalCall } from './call-paypal.ts'
import { toMoney } from './money.ts'
import type { PayPalOptions } from './open-paypal.ts'

const Prepared = z.object({
  id: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
})

/** Prepares what the donor approves at PayPal. All that is sent comes from the attempt as it was stored. */
export async function beginAtPayPal(
  call: PayPalCall,
  { attemptId, amount, duration, language }: Attempt,
  { appOrigin, plans }: Pick<PayPalOptions, 'appOrigin' | 'plans'>,
): Promise<Begun> {
  const page = appOrigin + inLanguage(paths.donate, language)
  const pages = {
    return_url: `${page}?paypal=${attemptId}`,
    cancel_url: `${page}?cancelled=paypal`,
  }
  const prepared = readAnswer(
    Prepared,
    duration === 'onetime'
      ? await call('/v2/checkout/orders', {
          key: `${attemptId}:order`,
          body: {
            intent: 'CAPTURE',
            purchase_units: [{ custom_id: attemptId, amount: toMoney(amount) }],
            payment_source: {
              paypal: {
                experience_context: { ...pages, shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
              },
            },
          },
        })
      : await call('/v1/billing/subscriptions', {
          key: `${attemptId}:subscription`,
          body: {
            plan_id: plans[amount],
            custom_id: attemptId,
            application_context: {
              ...pages,
              shipping_preference: 'NO_SHIPPING',
              user_action: 'SUBSCRIBE_NOW',
            },
          },
        }),
  )
  const approve = prepared.links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')
  return { ref: prepared.id, customerId: null, clientSecret: '', approveUrl: approve?.href ?? '' }
}
