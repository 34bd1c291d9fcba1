import type { Pool } from 'pg'
import type { Database } from './schema.ts'

const pools = new WeakMap<Database, Pool>()

export function rememberPool(database: Database, pool: Pool): void {
  pools.set(database, pool)
}

type Connections = {
  busy: number
  idle: number
  /** Requests that wait for one. */
  waiting: number
}

/** The connections that this process has to a database. */
export function connectionsOf(database: Database): Connections {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(database) ?? {}
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
