import type { DonationConfig } from '#config/read-donations.ts'
import type { Attempt } from './attempt.ts'
import { openDemo } from './demo/open-demo.ts'
import { openPayPal } from './paypal/open-paypal.ts'
import type { CardProvider, DonationProvider } from './provider.ts'

export type Providers = {
  /** Null for a school that takes no cards. */
  card: CardProvider | null
  paypal: DonationProvider | null
  /** @throws for a provider that the school no longer has */
  providerOf: (attempt: Pick<Attempt, 'provider'>) => DonationProvider
}

type ProviderOptions = { donations: DonationConfig; appOrigin: string; now: () => Date }

/** The services that a school's donations go through. */
export async function openProviders({ donations, appOrigin, now }: ProviderOptions): Promise<Providers> {
  const { stripe, paypal: paypalSettings, isDemo } = donations
  const card = stripe ? await loadStripe({ ...stripe, appOrigin, now }) : isDemo ? openDemo() : null
  const paypal = paypalSettings && openPayPal({ ...paypalSettings, appOrigin, now })
  const all: readonly (DonationProvider | null)[] = [card, paypal]
  return {
    card,
    paypal,
    providerOf: (attempt) => {
      const provider = all.find((one) => one?.name === attempt.provider)
      if (!provider) throw new Error(`This school has no provider ${attempt.provider}`)
      return provider
    },
  }
}

/** The library takes a while to load, for which a school without cards need not wait. */
async function loadStripe(
  ...options: Parameters<(typeof import('./stripe/open-stripe.ts'))['openStripe']>
): Promise<CardProvider> {
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return openStripe(...options)
}
