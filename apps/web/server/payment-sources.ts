import type { DonationSettings } from '@cairn/contract'

type Sources = {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

const closed: Sources = { scripts: [], frames: [], connections: [] }

/** Beside the origin of its script, Stripe's needs these (https://docs.stripe.com/security/guide). */
const besideStripe = { frame: 'https://hooks.stripe.com', connection: 'https://api.stripe.com' }

/** What the scripts of the school's payment providers need. A page without payments gets nothing. */
export function paymentSources(payments: DonationSettings | null): Sources {
  const { stripe, paypal } = payments ?? {}
  if (!stripe && !paypal) return closed
  const own = [stripe, paypal].flatMap((provider) => (provider ? [provider.scriptOrigin] : []))
  return {
    scripts: own,
    frames: [...own, ...(stripe ? [besideStripe.frame] : [])],
    connections: [...own, ...(stripe ? [besideStripe.connection] : [])],
  }
}

/** Null unless a provider has a script for pages. */
export function paidWithScripts(donations: DonationSettings | null): DonationSettings | null {
  return donations?.stripe || donations?.paypal ? donations : null
}
