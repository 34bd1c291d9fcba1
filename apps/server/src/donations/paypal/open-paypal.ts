import type { PayPalSettings } from '#config/read-donations.ts'
import type { DonationProvider } from '#donations/attempts/provider.ts'
import { askPayPal } from './ask-paypal.ts'
import { beginAtPayPal } from './begin-at-paypal.ts'
import { callPayPal } from './call-paypal.ts'
import { readPayPalEvent } from './read-paypal-event.ts'

export type PayPalOptions = PayPalSettings & { appOrigin: string; now: () => Date }

/** PayPal by its REST interface: an order for a gift that is given once, a subscription for a monthly one. */
export function openPayPal(options: PayPalOptions): DonationProvider {
  const call = callPayPal(options)
  return {
    name: 'paypal',
    begin: (attempt) => beginAtPayPal(call, attempt, options),
    ask: (attempt) => askPayPal(call, attempt, options),
    cancel: async (attempt) => {
      // Orders cannot be cancelled; one that is given up is not captured, and expires.
      if (attempt.duration === 'onetime') return
      await call(`/v1/billing/subscriptions/${attempt.ref}/cancel`, {
        body: { reason: attempt.mustEnd ? 'The account was deleted' : 'Another gift was chosen' },
        // One that was never approved, or has ended, cannot be cancelled. One that was never paid may be gone.
        allowed: attempt.paidAt === null ? [404, 422] : [422],
      })
    },
    refund: async (capture, { attemptId }) => {
      await call(`/v2/payments/captures/${capture}/refund`, {
        body: {},
        key: `${attemptId}:refund:${capture}`,
      })
    },
    readEvent: (body, headers, isOurs) =>
      readPayPalEvent(call, { body, headers, isOurs, webhookId: options.webhookId }),
    // PayPal has no list of orders and subscriptions. Each is recorded before its donor can approve it.
    listPaid: async () => [],
  }
}
