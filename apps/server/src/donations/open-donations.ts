import type { DonationConfig } from '#config/read-donations.ts'
import { openBook } from './open-book.ts'
import { openProviders } from './open-providers.ts'
import type { DonationProvider } from './attempts/provider.ts'
import type { DonationServices } from './services.ts'

type DonationOptions = Pick<
  DonationServices,
  'database' | 'mailer' | 'now' | 'onFailure' | 'supportEmail'
> & {
  donations: DonationConfig
  appOrigin: string
}

/** Everything that donations need, with the providers that the school has configured. */
export async function openDonations({
  donations,
  appOrigin,
  ...services
}: DonationOptions): Promise<DonationServices> {
  const { database, now } = services
  const providers = await openProviders({ donations, appOrigin, now })
  const all: readonly (DonationProvider | null)[] = [providers.card, providers.paypal]
  const providerOf: DonationServices['providerOf'] = (attempt) => {
    const provider = all.find((one) => one?.name === attempt.provider)
    if (!provider) throw new Error(`This school has no provider ${attempt.provider}`)
    return provider
  }
  return { ...services, ...providers, providerOf, book: openBook({ database, now }) }
}
