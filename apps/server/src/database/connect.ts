import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { prepareStatements } from './prepare-statements.ts'
import type { Database, Schema } from './schema.ts'

/** Where and as whom to connect: an address, or the parts of one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

const poolSize = 20

/** Errors sooner than a reader gives up. The server-side limit alone would hang on a lost connection. */
const queryTimeoutMs = 5000

/** Opens a pool; connections are made when they are needed. */
export function connect(connection: Connection): Database {
  const pool = new Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: queryTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
  })
  // A connection that breaks is replaced by the pool, and the query on it fails with the reason. Without a
  // listener of its own it would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareStatements(client)
  })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
