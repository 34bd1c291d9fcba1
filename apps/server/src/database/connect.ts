import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { DatabaseAway, tellAway } from './database-away.ts'
import { prepareStatements } from './prepare-statements.ts'
import type { Database, Schema } from './schema.ts'

/** Where and as whom to connect: an address, or the parts of one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/** How long, in milliseconds, the database may take; 0: as long as it likes. */
export type Patience = {
  /** To hand out a connection. */
  connectionMs: number
  /** For a statement, by the database's own clock: it then says so, and the connection stays good. */
  statementMs: number
  /** For a statement, by ours: the database has fallen silent. */
  silenceMs: number
  /** For a connection and the first answer on it together. */
  togetherMs: number
}

/** Campers are answered within two and a half seconds, whatever the database does. */
export const forRequests: Patience = {
  connectionMs: 2000,
  statementMs: 1400,
  silenceMs: 1600,
  togetherMs: 2200,
}

/** For work that may take its time, such as a migration of millions of rows. */
export const forMaintenance: Patience = { connectionMs: 5000, statementMs: 0, silenceMs: 0, togetherMs: 0 }

const poolSize = 20

/**
 * Opens a pool; connections are made when they are needed.
 *
 * While the database does not answer, all that is asked of it fails with `DatabaseAway`.
 */
export function connect(connection: Connection, patience: Patience = forRequests): Database {
  const pool = new Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.silenceMs,
  })
  /** When those who wait for their first answer have waited long enough. */
  const deadlines = new WeakMap<PoolClient, number>()
  const silenceMs = (client: PoolClient) => {
    const deadline = deadlines.get(client)
    deadlines.delete(client)
    if (deadline === undefined) return patience.silenceMs
    return Math.max(1, Math.min(patience.silenceMs, deadline - performance.now()))
  }
  // A connection that breaks is replaced by the pool, and the query on it fails with the reason. Without a
  // listener of its own it would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    tellAway(client, () => silenceMs(client))
    prepareStatements(client)
  })
  const connectOrTell = async () => {
    const deadline = performance.now() + patience.togetherMs
    try {
      const client = await pool.connect()
      if (patience.togetherMs > 0) deadlines.set(client, deadline)
      return client
    } catch (error) {
      throw new DatabaseAway(error)
    }
  }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: connectOrTell, end: () => pool.end(), options: pool.options },
    }),
  })
}
