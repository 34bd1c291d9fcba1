import { mkdirSync } from 'node:fs'
import { sql } from 'kysely'
import { prepareApplicationRole } from './application-role.ts'
import { connect, type Connection, forMaintenance } from './connect.ts'
import type { EmbeddedConnection } from './embedded/data-folder.ts'
import { defaultConnections, PostgresServer } from './embedded/postgres-server.ts'
import { leave } from './leave.ts'
import { migrate } from './migrate.ts'
import { retryWhileAway } from './retry-while-away.ts'
import type { Say } from './embedded/say-rarely.ts'
import type { Database } from './schema.ts'

export type Storage = {
  database: Database
  /** How other processes connect to answer requests. */
  connection: Connection
  close: () => Promise<void>
}

type StorageOptions = {
  databaseUrl: string | undefined
  /** The role that changes the schema, if requests are answered by a role that cannot. */
  migrationUrl?: string | undefined
  dataDirectory: string
  /** Where the embedded PostgreSQL keeps its write-ahead log for ever (docs/backup.md); undefined: nowhere. */
  archiveDirectory?: string | undefined
  /** How many processes will use it. */
  workers?: number
  say?: Say
  /** Receives `close` before anything is opened, for a process that is told to end while it starts. */
  onClose?: (close: () => Promise<void>) => void
}

/**
 * Opens the database, embedded or the operator's, with an up-to-date schema. Waits if it is not available yet.
 *
 * @throws StartError for problems that only an operator can fix.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataDirectory, archiveDirectory, workers = 1, say = console.error, onClose } = options
  mkdirSync(dataDirectory, { recursive: true })
  const closing = new AbortController()
  const server =
    databaseUrl === undefined
      ? new PostgresServer(dataDirectory, {
          say,
          archiveDirectory,
          settings: { max_connections: String(workers * defaultConnections) },
        })
      : undefined
  let database: Database | undefined
  const close = async () => {
    closing.abort()
    if (database) await leave(database)
    await server?.stop()
  }
  onClose?.(close)
  try {
    const roles = server ? ownRoles(await server.start()) : rolesOf(options)
    const connection = await retryWhileAway(() => bringUpToDate(roles), { signal: closing.signal, say })
    database = connect(connection)
    return { database, connection, close }
  } catch (error) {
    await close()
    throw error
  }
}

type User = { name: string; connection: Connection }

type Roles = {
  /** Owns the schema. */
  owner: Connection
  /** Answers requests; left out if the owner does. */
  findUser?: (owner: Database) => Promise<User>
}

function ownRoles(owner: EmbeddedConnection): Roles {
  return {
    owner,
    findUser: async (database) => {
      const role = await prepareApplicationRole(database)
      return { name: role.user, connection: { ...owner, ...role } }
    },
  }
}

function rolesOf({ databaseUrl = '', migrationUrl }: StorageOptions): Roles {
  const connection = { connectionString: databaseUrl }
  if (migrationUrl === undefined) return { owner: connection }
  const findUser = async () => ({ name: await nameOf(connection), connection })
  return { owner: { connectionString: migrationUrl }, findUser }
}

/** Returns how to connect for requests. */
async function bringUpToDate({ owner, findUser }: Roles): Promise<Connection> {
  const database = connect(owner, forMaintenance)
  try {
    const user = await findUser?.(database)
    await migrate(database, user?.name)
    return user?.connection ?? owner
  } finally {
    await leave(database)
  }
}

async function nameOf(connection: Connection): Promise<string> {
  const database = connect(connection)
  try {
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database)
    return rows[0]?.name ?? ''
  } finally {
    await leave(database)
  }
}
