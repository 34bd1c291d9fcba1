import { type Language, splitLanguage } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { hashSecret } from '#http/secret.ts'
import { findReturnPath } from './store.ts'

type Departure = { state: string; departureSecret: string; provider: string }

/**
 * The language of the page that a browser left for a provider: the provider's address leads back to no language.
 * Undefined for a return that did not begin in this browser.
 */
export async function departureLanguage(
  queryable: Queryable,
  { state, departureSecret, provider }: Departure,
): Promise<Language | undefined> {
  const returnTo = await findReturnPath(queryable, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(departureSecret),
    provider,
  })
  return returnTo === undefined ? undefined : splitLanguage(returnTo).language
}
