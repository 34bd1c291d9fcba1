import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBinaries, findBinariesIn } from '#database/embedded/binaries.ts'
import { openTestServer } from './open-test-server.ts'

const server = await openTestServer()

test('tests run on the PostgreSQL that TEST_POSTGRES names', async () => {
  const programs = process.env['TEST_POSTGRES']
  const { version } = await (programs === undefined ? findBinaries() : findBinariesIn(programs))
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(server.database)
  expect(Math.floor((rows[0]?.number ?? 0) / 10_000)).toBe(version)
})
