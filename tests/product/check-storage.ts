import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/database/schema.ts'

/** Has PostgreSQL read every row and every entry of every index; returns what is damaged. */
export async function findDamage(owner: Database): Promise<string[]> {
  await sql`create extension if not exists amcheck`.execute(owner)
  const { rows } = await sql<{ damage: string }>`
    select relation.relname || ': ' || found.msg as damage
    from pg_class relation, verify_heapam(relation.oid) found
    where relation.relkind = 'r' and relation.relpersistence = 'p'`.execute(owner)
  // The check reports damage in an index as an error.
  await sql`
    select bt_index_check(index => relation.oid, heapallindexed => true)
    from pg_class relation join pg_am method on method.oid = relation.relam
    where relation.relkind = 'i' and method.amname = 'btree' and relation.relpersistence = 'p'`.execute(owner)
  return rows.map(({ damage }) => damage)
}
