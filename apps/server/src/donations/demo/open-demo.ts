import { inLanguage, paths } from '@cairn/contract'
import type { Attempt, Snapshot } from '#donations/attempts/attempt.ts'
import type { CardProvider, Charged } from '#donations/attempts/provider.ts'

/** What the cards of the demonstration do; all others are charged. */
const outcomes: Readonly<Record<string, Charged>> = {
  demo_declined: { is: 'declined' },
  demo_action: { is: 'action-needed', clientSecret: 'demo' },
}

/**
 * Plays a provider of cards: no keys, and no money. Configuration refuses it in production. Every gift counts as paid
 * once it is asked about, unless its card was declined or it was given up.
 */
export function openDemo(): CardProvider {
  return {
    name: 'demo',
    begin: async ({ attemptId }) => ({
      ref: `demo_${attemptId}`,
      customerId: null,
      clientSecret: 'demo',
      approveUrl: '',
    }),
    charge: async ({ paymentMethodId }) => outcomes[paymentMethodId ?? ''] ?? { is: 'done' },
    ask: async (attempt) => snapshotOf(attempt),
    cancel: async () => undefined,
    refund: async () => undefined,
    readEvent: async () => undefined,
    listPaid: async () => [],
    openCardUpdate: async ({ language }) => ({
      sessionId: 'demo',
      url: `${inLanguage(paths.updateStripeCard, language)}?session_id=demo`,
    }),
    useCard: async () => undefined,
  }
}

function snapshotOf(attempt: Attempt): Snapshot {
  const { attemptId, amount, createdAt, email, isClosing, isDeclined, mustEnd } = attempt
  if (isClosing || isDeclined) return { state: 'ended', payments: [], email }
  const payment = {
    ref: `demo_${attemptId}`,
    cents: amount,
    refundedCents: 0,
    isDisputed: false,
    paidAt: createdAt,
  }
  return { state: mustEnd ? 'ended' : 'active', payments: [payment], email }
}
