import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { grantUse } from './application-role.ts'
import type { Database, Schema } from './schema.ts'
import { transact } from './transact.ts'

const directory = join(import.meta.dirname, 'migrations')

/** An arbitrary number that all of our processes share. */
const migrationLock = 7_263_548

/**
 * Brings the schema up to date: each file of migrations/ once, in order of its number, forward only. The
 * lock lets several processes start at the same time.
 *
 * @param owner connected as the role that owns the schema
 * @param user the role that requests are answered as, when it is another
 */
export async function migrate(owner: Database, user?: string): Promise<void> {
  await transact(owner, async (transaction) => {
    await applyMigrations(transaction)
    if (user !== undefined) await grantUse(transaction, user)
  })
}

/** The same in the caller's transaction, with all files or with some. */
export async function applyMigrations(
  transaction: Transaction<Schema>,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    transaction,
  )
  const applied = await sql<{ name: string }>`select name from migrations`.execute(transaction)
  const done = new Set(applied.rows.map(({ name }) => name))
  const wanted = (await listOwnMigrations()).filter(isWanted)
  for (const name of wanted) if (!done.has(name)) await apply(transaction, name)
}

/** The names of all migrations that this version of the school has, in their order. */
export async function listOwnMigrations(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
}

async function apply(transaction: Transaction<Schema>, name: string): Promise<void> {
  await sql.raw(await readFile(join(directory, name), 'utf8')).execute(transaction)
  await sql`insert into migrations (name) values (${name})`.execute(transaction)
}
