import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/schema.ts'
import { type Jobs, openJobs } from '#jobs/open-jobs.ts'

/** The queue of a test's school, which looks for jobs often. */
export function openTestJobs(database: Database, log: FastifyBaseLogger): Promise<Jobs> {
  return openJobs({ database, onFailure: (error) => log.error({ err: error }), lookEverySeconds: 1 })
}
