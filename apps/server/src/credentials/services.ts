import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import type { Issuer } from './issuer.ts'

/** What running a project's tests again has shown; `not-re-run` where they were not, or cannot be. */
export type ProjectVerdict = { state: 'passed' | 'failed' | 'waiting' | 'not-re-run'; ranAt?: Date }

export type CredentialServices = {
  database: Database
  curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'>
  issuer: Issuer
  /** By challenge; those that are missing were not re-run. */
  listVerdicts: (
    queryable: Queryable,
    userId: string,
    challengeIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ProjectVerdict>>
  now: () => Date
}
