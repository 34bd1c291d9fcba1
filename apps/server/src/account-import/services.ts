import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database } from '#database/schema.ts'

export type ImportServices = {
  database: Database
  curriculum: Pick<
    Curriculum,
    'bringsEnvironment' | 'findChallenge' | 'isCertificationProject' | 'loadChallenge' | 'loadSeeds'
  >
  /** The addresses of the school, where no picture may lead. */
  appOrigins: readonly string[]
  now: () => Date
}
