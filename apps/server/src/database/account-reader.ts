import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queryable } from './schema.ts'

/** An account as the leader knows it; its revision changes with everything that its profile shows (decision 20). */
type AsOf = { user_id: string; revision: string }

/** Reads what an account's profile shows, at that revision or a later one. */
export type AccountReader = <Result>(
  account: AsOf,
  read: (queryable: Queryable) => Promise<Result>,
) => Promise<Result>

type Options = {
  database: Database
  /** A database that follows the other one, and may be behind it. */
  replica: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** How long a replica that failed is left alone, so that not every request waits for it. */
const restMs = 10_000

/**
 * Reads from a replica if that has the account's revision already, and otherwise from the leader: what is read is never
 * older than what the leader answered before.
 */
export function readFromReplica({ database, replica, log }: Options): AccountReader {
  let restsUntil = 0
  return async (account, read) => {
    if (performance.now() < restsUntil) return read(database)
    try {
      const found = await readIfThere(replica, account, read)
      if (found) return found.value
    } catch (error) {
      // The same statement on the leader tells whether the replica or the statement was at fault.
      const isFirst = performance.now() >= restsUntil
      restsUntil = performance.now() + restMs
      if (isFirst) log.warn({ err: error }, 'the replica failed; profiles come from the leader')
    }
    return read(database)
  }
}

/** Reads on one connection, because the next one may lead to another replica. Undefined if it is behind. */
async function readIfThere<Result>(
  replica: Database,
  { user_id, revision }: AsOf,
  read: (queryable: Queryable) => Promise<Result>,
): Promise<{ value: Result } | undefined> {
  return replica.connection().execute(async (connection) => {
    const row = await connection
      .selectFrom('users')
      .select('revision')
      .where('user_id', '=', user_id)
      .executeTakeFirst()
    return row?.revision === revision ? { value: await read(connection) } : undefined
  })
}
