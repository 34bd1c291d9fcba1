import type { CredentialVerdict, IssuerKey } from '@cairn/contract'

/** What the server writes into the page that checks files, so that it needs no school once it is saved. */
export type SchoolFacts = {
  keys: readonly IssuerKey[]
  /** The JSON of each status list, by its path. */
  statusLists: Readonly<Record<string, string>>
  /** BCP 47, for dates. */
  dateLocale: string
  texts: {
    checking: string
    failed: string
    insecure: string
    holder: string
    nameless: string
    certification: string
    earned: string
    school: string
    verdicts: Readonly<Record<CredentialVerdict, string>>
  }
}
