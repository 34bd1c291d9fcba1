import { updateAbout } from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { retryAfterSeconds } from './errors.ts'

/** Has PostgreSQL end every change of a camper's description with this error. */
const ending = (code: string) => async (database: Database) => {
  await sql
    .raw(
      `create function fail() returns trigger language plpgsql as $$
        begin raise exception using errcode = '${code}'; end $$;
       create trigger fails before update of about on users for each row execute function fail()`,
    )
    .execute(database)
  return database
}

test.for([
  ['that PostgreSQL ends because of a deadlock can be sent again soon', '40P01', 503, `${retryAfterSeconds}`],
  ['twin: that fails for another reason is our fault', 'P0001', 500, undefined],
] as const)('a call %s', async ([, code, status, retryAfter]) => {
  const server = await openTestServer({ weaken: ending(code) })
  const camper = await server.camper()
  const answer = await camper.call(updateAbout, { about: 'I pile stones.' })
  expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter])
})
