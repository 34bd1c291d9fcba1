import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Queryable } from './schema.ts'

/** The role that requests are answered as; it owns nothing. */
const applicationRole = 'cairn_app'

/**
 * Makes the role of the application in a PostgreSQL of our own, and gives it a fresh password, which lives no
 * longer than this process. It may sign in, and use what `grantUse` grants.
 */
export async function prepareApplicationRole(
  database: Database,
): Promise<{ user: string; password: string }> {
  const password = randomBytes(32).toString('base64url')
  const role = sql.id(applicationRole)
  const known = await sql`select from pg_roles where rolname = ${applicationRole}`.execute(database)
  if (known.rows.length === 0) await sql`create role ${role}`.execute(database)
  await sql`alter role ${role} login nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls
    password ${sql.lit(password)}`.execute(database)
  return { user: applicationRole, password }
}

/** Lets a role read and write the rows of our tables, and nothing else that not everybody may. */
export async function grantUse(owner: Queryable, role: string): Promise<void> {
  const grantee = sql.id(role)
  await sql`grant usage on schema public to ${grantee}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema public to ${grantee}`.execute(owner)
  await sql`revoke all on migrations from ${grantee}`.execute(owner)
  // Everybody may make temporary tables unless told otherwise.
  await sql`do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`.execute(owner)
}
