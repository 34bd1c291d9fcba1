import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

/** Statements containing `text` that one connection has prepared. */
const preparedAfter = (text: string, ...statements: ReturnType<typeof sql>[]) =>
  server.database.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection)
    const like = sql.lit(`%${text}%`)
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements where statement like ${like}`.execute(connection)
    return rows.map(({ statement }) => statement)
  })

test('a statement with values is planned once per connection', async () => {
  const ask = sql`select theme from users where username = ${'ada'}`
  expect(await preparedAfter('theme from', ask, ask)).toEqual(['select theme from users where username = $1'])
})

test('statements without values, and those whose columns a migration may change, are not prepared', async () => {
  expect(await preparedAfter('1 as plain', sql`select 1 as plain`)).toEqual([])
  await sql`create table stones (id int)`.execute(server.database)
  const ask = sql`select * from stones where id = ${1}`
  expect(await preparedAfter('from stones', ask)).toEqual([])
  await sql`alter table stones add column weight int`.execute(server.database)
  expect(await preparedAfter('from stones', ask)).toEqual([])
})
