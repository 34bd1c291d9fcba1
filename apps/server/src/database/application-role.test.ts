import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { grantUse } from './application-role.ts'
import { connect } from './connect.ts'
import type { Database } from './schema.ts'

let server: TestServer
let application: Database

beforeAll(async () => {
  server = await buildTestServer()
  // A copied database does not keep grants on the database itself.
  await grantUse(server.database, inject('application').user)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database)
  application = connect({
    ...inject('postgres'),
    ...inject('application'),
    database: rows[0]?.name ?? '',
  })
})
afterAll(async () => {
  await application.destroy()
  await server.close()
})

/** What injected SQL might try; each would outlive the request. */
const attempts = [
  ['create a table', 'create table loot (id int)'],
  ['create a table for the session', 'create temporary table loot (id int)'],
  ['change a table', 'alter table users add column loot text'],
  ['drop a table', 'drop table sessions'],
  ['empty a table past its triggers', 'truncate completions'],
  ['switch a trigger off', 'alter table completions disable trigger all'],
  ['create a function', `create function loot() returns int language sql as 'select 1'`],
  [
    'replace a function of ours',
    `create or replace function hold_owners() returns trigger language plpgsql as 'begin return null; end'`,
  ],
  ['create a schema', 'create schema loot'],
  ['create a table beside those of the queues', 'create table jobs.loot (id int)'],
  ['change a table of the queues', 'alter table jobs.job add column loot text'],
  ['create an extension', 'create extension dblink'],
  ['create a database', 'create database loot'],
  ['create a role', 'create role loot superuser'],
  ['make itself a superuser', 'alter role cairn_app superuser'],
  ['take another role', 'set role cairn'],
  ['change the owner’s password', `alter role cairn password 'loot'`],
  ['read passwords', 'select rolpassword from pg_authid'],
  ['read a file', `select pg_read_file('postmaster.pid')`],
  ['list a folder', `select pg_ls_dir('.')`],
  ['start a program', `copy (select 1) to program 'cat > /dev/null'`],
  ['write a file', `copy (select 1) to '/tmp/loot'`],
  ['change the server’s settings', `alter system set fsync = off`],
  [
    'end another’s connection',
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'cairn'`,
  ],
  ['forget which migrations were applied', 'delete from migrations'],
] as const

describe('the role that answers requests', () => {
  test.for(attempts)('cannot %s', async ([, statement]) => {
    await expect(sql.raw(statement).execute(application)).rejects.toMatchObject({ code: '42501' })
  })

  test.for(['users', 'completions', 'sessions', 'server_keys'])(
    'can read and write rows of %s',
    async (table) => {
      const { rows } = await sql<{ may: boolean }>`
      select has_table_privilege(${table}, 'select') and has_table_privilege(${table}, 'insert')
        and has_table_privilege(${table}, 'update') and has_table_privilege(${table}, 'delete') as may`.execute(
        application,
      )
      expect(rows).toEqual([{ may: true }])
    },
  )

  test('plans a statement once, and takes the locks that requests take', async () => {
    const prepared = await application.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction)
      await sql`select user_id from users where username = ${'ada'} for update`.execute(transaction)
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(transaction)
    })
    expect(prepared.rows.map(({ statement }) => statement)).toContain(
      'select user_id from users where username = $1 for update',
    )
  })

  test.for([
    'create table loot (id int)',
    `select pg_read_file('postmaster.pid')`,
    `copy (select 1) to program 'cat > /dev/null'`,
    'alter table completions disable trigger all',
  ])('twin: the owner of the schema may: %s', async (statement) => {
    await expect(sql.raw(statement).execute(server.database)).resolves.toBeDefined()
  })
})
