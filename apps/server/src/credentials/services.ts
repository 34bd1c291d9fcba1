import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import type { Verdict } from '#reruns/list-verdicts.ts'
import type { Issuer } from './issuer.ts'

export type CredentialServices = {
  database: Database
  curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'>
  issuer: Issuer
  /** By challenge; those that are missing were not re-run. */
  listVerdicts: (
    queryable: Queryable,
    userId: string,
    challengeIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Verdict>>
  /** Has those projects run that have no verdict yet, such as those that were submitted before a browser was installed. */
  runMissing: (queryable: Queryable, userId: string, challengeIds: readonly string[]) => Promise<void>
  now: () => Date
  /** Receives the error of a signature that has to wait until the certificate is opened. */
  onFailure: (error: unknown) => void
}
