import type { DonationSettings } from '@cairn/contract'

type Sources = {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

const closed: Sources = { scripts: [], frames: [], connections: [] }

/** Beside the origin of its script, Stripe's needs these (https://docs.stripe.com/security/guide). */
const besideStripe = { frame: 'https://hooks.stripe.com', connection: 'https://api.stripe.com' }

/** PayPal's script needs these for everything (https://developer.paypal.com/sdk/js/best-practices). */
const payPalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** What the scripts of payment providers need. A page without any gets nothing. */
export function paymentSources(providers: Pick<DonationSettings, 'stripe' | 'paypal'> | null): Sources {
  const stripe = providers?.stripe ? ofStripe(providers.stripe.scriptOrigin) : closed
  const hosts = providers?.paypal ? payPalHosts : []
  return {
    scripts: [...stripe.scripts, ...hosts],
    frames: [...stripe.frames, ...hosts],
    connections: [...stripe.connections, ...hosts],
  }
}

function ofStripe(scriptOrigin: string): Sources {
  return {
    scripts: [scriptOrigin],
    frames: [scriptOrigin, besideStripe.frame],
    connections: [scriptOrigin, besideStripe.connection],
  }
}
