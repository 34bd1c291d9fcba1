import type { DonationSettings } from '@cairn/contract'

type Sources = {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

const closed: Sources = { scripts: [], frames: [], connections: [] }

/** Beside the origin of its script, Stripe's needs these (https://docs.stripe.com/security/guide). */
const besideStripe = { frame: 'https://hooks.stripe.com', connection: 'https://api.stripe.com' }

/** What the card provider's script needs. A page without one gets nothing. */
export function paymentSources(cards: DonationSettings['stripe']): Sources {
  if (!cards) return closed
  const { scriptOrigin } = cards
  return {
    scripts: [scriptOrigin],
    frames: [scriptOrigin, besideStripe.frame],
    connections: [scriptOrigin, besideStripe.connection],
  }
}
