import { listProjectRuns } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import type { Reruns } from './reruns.ts'
import { presentRun } from './present.ts'
import { listRuns } from './store.ts'

type Options = { database: Database; reruns: Reruns }

export function registerReruns(app: FastifyInstance, { database, reruns }: Options): void {
  implement(
    app,
    listProjectRuns,
    async (_input, { camper }) => ({
      reruns: reruns.isOn,
      projectRuns: (await listRuns(database, camper.userId)).map(presentRun),
    }),
    { rateLimit: { max: 60, timeWindow: 60 * 1000 } },
  )
}
