import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Queryable } from './schema.ts'

/** The role that answers requests; it owns nothing. */
const applicationRole = 'cairn_app'

/**
 * Creates the application's role in the embedded PostgreSQL with a new password, which lives no longer than this
 * process. The role may sign in and use what `grantUse` grants.
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

/** Lets a role read and write the rows of our tables, and revokes the rest. */
export async function grantUse(owner: Queryable, role: string): Promise<void> {
  const grantee = sql.id(role)
  await sql`grant usage on schema public, jobs to ${grantee}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema public, jobs to ${grantee}`.execute(
    owner,
  )
  await sql`revoke all on migrations from ${grantee}`.execute(owner)
  // PostgreSQL lets every role create temporary tables unless this is revoked.
  await sql`do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`.execute(owner)
}
