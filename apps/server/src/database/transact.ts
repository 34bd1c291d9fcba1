import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database, Schema } from './schema.ts'

const tries = 5

/** Serialization failure and deadlock: the same transaction may well succeed next time. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction, and again if the database requires that. `work` must have no other side effects.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt === tries || !isRetryable(error)) throw error
      // Random, so that two transactions that collided do not collide again.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryable.has(String(error.code))
}
