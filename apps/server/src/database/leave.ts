import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './schema.ts'

/** A silent database does not answer a disconnect either. */
const goodbyeMs = 1000

/** Ends all connections to a database. */
export async function leave(database: Database): Promise<void> {
  await Promise.race([database.destroy(), wait(goodbyeMs, undefined, { ref: false })])
}
