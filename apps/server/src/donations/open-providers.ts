import type { DonationConfig } from '#config/read-donations.ts'
import { openDemo } from './demo/open-demo.ts'
import { openPayPal } from './paypal/open-paypal.ts'
import type { CardProvider, DonationProvider } from './attempts/provider.ts'

/** Null for what a school does not take. */
export type Providers = { card: CardProvider | null; paypal: DonationProvider | null }

type ProviderOptions = { donations: DonationConfig; appOrigin: string; now: () => Date }

/** The services that a school's donations go through. */
export async function openProviders({ donations, appOrigin, now }: ProviderOptions): Promise<Providers> {
  const { stripe, paypal: paypalSettings, isDemo } = donations
  const paypal = paypalSettings && openPayPal({ ...paypalSettings, appOrigin, now })
  if (!stripe) return { card: isDemo ? openDemo() : null, paypal }
  // The library takes a while to load, for which a school without cards need not wait.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return { card: openStripe({ ...stripe, appOrigin, now }), paypal }
}
