import { randomBytes } from 'node:crypto'
import type { Database } from './schema.ts'

const keyBytes = 32

/** A secret that all processes of one school share; created by the first that needs it. */
export async function serverKey(database: Database, name: string): Promise<Buffer> {
  await database
    .insertInto('server_keys')
    .values({ name, value: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await database
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
