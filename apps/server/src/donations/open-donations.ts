import type { DonationConfig } from '#config/read-donations.ts'
import { openBook } from './open-book.ts'
import { openProviders } from './open-providers.ts'
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
  return { ...services, providers, book: openBook({ database, now }) }
}
