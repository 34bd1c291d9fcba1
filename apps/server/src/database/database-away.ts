import { DatabaseError, type PoolClient } from 'pg'

/**
 * The database does not answer at the moment: it is stopped, silent, full or busy. Nothing is wrong with what
 * was asked, and the same may succeed a little later. The cause says more.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause })
  }
}

/**
 * States of PostgreSQL (SQLSTATE) that pass: connection lost (08), out of resources (53), ended by an
 * operator, a crash or a time limit (57), failing disk (58), a role that may not sign in (28), a standby (25006),
 * a transaction that was left alone for too long (25P03), a lock that was not to be had (55P03).
 */
const passingStates = /^(?:08|28|53|57|58)|^(?:25006|25P03|55P03)$/

/**
 * Has a connection tell by `DatabaseAway` that its database is away. One that has fallen silent is cut: what
 * is sent on it next would wait behind the question that nothing answers.
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
      // A mistake of ours, such as a value that cannot be sent.
      if (error instanceof TypeError) throw error
      void client.end()
      throw new DatabaseAway(error)
    }
  }
  client.query = telling as typeof client.query
}
