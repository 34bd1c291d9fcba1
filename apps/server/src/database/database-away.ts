import { DatabaseError, type PoolClient } from 'pg'

/**
 * The database is unavailable at the moment: stopped, silent, full or busy. The query itself is fine and may succeed
 * a little later. The cause says more.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause })
  }
}

/**
 * PostgreSQL error codes (SQLSTATE) of temporary failures: connection lost (08), out of resources (53), ended by an
 * operator, a crash or a time limit (57), failing disk (58), a role that may not sign in (28), a standby (25006), an
 * idle transaction that timed out (25P03), a lock that was not available (55P03).
 */
const passingStates = /^(?:08|28|53|57|58)|^(?:25006|25P03|55P03)$/

/**
 * Makes a connection fail with `DatabaseAway` when its database is away. A connection that has gone silent is
 * closed, because the next query on it would wait behind the unanswered one.
 *
 * @param silenceMs how long the next answer may take
 */
export function tellAway(client: PoolClient, silenceMs: () => number): void {
  const query = client.query.bind(client) as (config: object) => Promise<unknown>
  const telling = async (config: string | object, values?: unknown): Promise<unknown> => {
    const asked = typeof config === 'string' ? { text: config, values } : config
    try {
      return await query({ ...asked, query_timeout: silenceMs() })
    } catch (error) {
      if (error instanceof DatabaseError) {
        throw passingStates.test(error.code ?? '') ? new DatabaseAway(error) : error
      }
      // A mistake of ours, such as a value that cannot be serialized.
      if (error instanceof TypeError) throw error
      void client.end()
      throw new DatabaseAway(error)
    }
  }
  client.query = telling as typeof client.query
}
