import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database } from '#database/schema.ts'
import type { Reruns } from '#reruns/reruns.ts'
import type { Issuer } from './issuer.ts'

export type CredentialServices = {
  database: Database
  curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'>
  issuer: Issuer
  runMissing: Reruns['runMissing']
  wake: Reruns['wake']
  now: () => Date
  /** Receives the error of a signature that has to wait until the certificate is opened. */
  onFailure: (error: unknown) => void
}
