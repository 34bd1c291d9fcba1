import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { DatabaseAway, tellAway } from './database-away.ts'
import { isLent } from './is-lent.ts'
import { rememberPool } from './pools.ts'
import { prepareStatements } from './prepare-statements.ts'
import type { Database, Schema } from './schema.ts'
import { tellStatements } from './tell-statements.ts'

/** Where to connect and as which role: an address, or its parts. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/** How long, in milliseconds, the database may take; 0 means no limit. */
export type Patience = {
  /** For getting a connection from the pool. */
  connectionMs: number
  /** For a statement, measured by the database, which then reports it; the connection stays usable. */
  statementMs: number
  /** For a statement, measured by us: the database has stopped responding. */
  silenceMs: number
  /** For getting a connection and the first answer on it, together. */
  togetherMs: number
}

/** Campers get an answer within two and a half seconds, whatever the database does. */
export const forRequests: Patience = {
  connectionMs: 2000,
  statementMs: 1400,
  silenceMs: 1600,
  togetherMs: 2200,
}

/** What a replica does not answer at once is asked of the leader, within the same time. */
export const forReplicas: Patience = {
  connectionMs: 250,
  statementMs: 1000,
  silenceMs: 1200,
  togetherMs: 300,
}

/** For work that may take long, such as migrating millions of rows. */
export const forMaintenance: Patience = { connectionMs: 5000, statementMs: 0, silenceMs: 0, togetherMs: 0 }

const poolSize = 20

/**
 * Opens a pool; connections are made when needed. While the database does not respond, every query fails with
 * `DatabaseAway`.
 */
export function connect(connection: Connection, patience: Patience = forRequests): Database {
  const isOurs = !isLent(connection)
  const pool = new Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: patience.connectionMs,
    // The roles of a database that is lent have limits instead (docs/configuration.md, “Behind PgBouncer”).
    ...(isOurs && {
      statement_timeout: patience.statementMs,
      idle_in_transaction_session_timeout: patience.silenceMs,
    }),
  })
  /** When requests that wait for their first answer have waited long enough. */
  const deadlines = new WeakMap<PoolClient, number>()
  const silenceMs = (client: PoolClient) => {
    const deadline = deadlines.get(client)
    deadlines.delete(client)
    if (deadline === undefined) return patience.silenceMs
    return Math.max(1, Math.min(patience.silenceMs, deadline - performance.now()))
  }
  // The pool replaces a broken connection, and the query on it fails with the reason. Without this listener the
  // error would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    tellAway(client, () => silenceMs(client))
    if (isOurs) prepareStatements(client)
    tellStatements(client)
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
  const database: Database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: connectOrTell, end: () => pool.end(), options: pool.options },
    }),
  })
  rememberPool(database, pool)
  return database
}
