import { Gauge } from 'prom-client'
import { connectionsOf } from '#database/pools.ts'
import type { Database } from '#database/schema.ts'
import { listQueueSizes, type QueueSize } from '#jobs/queue-size-store.ts'

/** Looks at the database whenever metrics are read. */
export function measureDatabase(database: Database): void {
  const connections = new Gauge({
    name: 'cairn_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    collect() {
      const { busy, idle } = connectionsOf(database)
      connections.set({ state: 'busy' }, busy)
      connections.set({ state: 'idle' }, idle)
    },
  })
  const waiting = new Gauge({
    name: 'cairn_database_waiting',
    help: 'Statements that wait for a connection',
    collect() {
      waiting.set(connectionsOf(database).waiting)
    },
  })
  measureQueues(database)
}

function measureQueues(database: Database): void {
  // All processes see the same queues, so of several the sum would be wrong.
  const aggregator = 'max'
  // Both read one answer: the first gauge asks, because gauges are read in the order in which they were made.
  let asked: Promise<QueueSize[]> = Promise.resolve([])
  const jobs = new Gauge({
    name: 'cairn_jobs',
    help: 'Jobs that are not done',
    labelNames: ['queue', 'state'],
    aggregator,
    async collect() {
      // Without a database there are none: everything else can be read, and old sizes would be wrong.
      asked = listQueueSizes(database).catch(() => [])
      const sizes = await asked
      jobs.reset()
      for (const { queue, waiting, retrying, active } of sizes)
        for (const [state, count] of Object.entries({ waiting, retrying, active }))
          jobs.set({ queue, state }, count)
    },
  })
  const oldest = new Gauge({
    name: 'cairn_oldest_job_seconds',
    help: 'How long the oldest job that is due has been waiting',
    labelNames: ['queue'],
    aggregator,
    async collect() {
      const sizes = await asked
      oldest.reset()
      for (const { queue, oldestDueSeconds } of sizes) oldest.set({ queue }, oldestDueSeconds)
    },
  })
}
