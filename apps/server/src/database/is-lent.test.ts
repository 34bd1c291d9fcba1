import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseAddress } from '#testing/database-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { connect } from './connect.ts'

const server = await openTestServer()

/** What a connection to this address leaves in the database: statements that are prepared, and limits of its own. */
async function leftBehind(ending: string): Promise<unknown> {
  const address = await databaseAddress(server.database)
  const database = connect({ connectionString: `${address}${ending}` })
  onTestFinished(() => database.destroy())
  return database.connection().execute(async (connection) => {
    await sql`select theme from users where username = ${'ada'}`.execute(connection)
    const { rows } = await sql`select
      (select count(*)::int from pg_prepared_statements) as prepared,
      (select count(*)::int from pg_settings where source = 'client' and name like '%timeout') as limits`.execute(
      connection,
    )
    return rows[0]
  })
}

test('a connection that a pooler lends for one transaction is left as it was', async () => {
  expect(await leftBehind('&pgbouncer=true')).toEqual({ prepared: 0, limits: 0 })
})

test.for(['', '&pgbouncer=false'])('twin: one of our own keeps statements and limits: %j', async (ending) => {
  expect(await leftBehind(ending)).toEqual({ prepared: 1, limits: 2 })
})
