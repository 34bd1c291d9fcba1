import { refuse, type Refusal } from '#http/refusal.ts'
import { ProviderAway } from './attempts/provider.ts'

/** Does what needs the provider, or says that it does not answer. */
export async function unlessAway<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<'flash.donation.provider-away'>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderAway) return refuse('flash.donation.provider-away')
    throw error
  }
}
