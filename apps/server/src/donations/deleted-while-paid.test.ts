import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { beginMonthlyGift } from '#testing/donations/begin-monthly-gift.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'
import { openBook } from './open-book.ts'

const server = await openTestServer()
const now = () => server.clock.now

/** Deletes an account while its gift is paid, if the deletion finds the gift free; returns what is recorded of it. */
async function deleteWhilePaid(database: Database) {
  const book = openBook({ database, now })
  const { userId, attemptId, pay } = await beginMonthlyGift({ database: server.database, book, now })
  const deleting = await server.database.startTransaction().execute()
  await sql`select from users where user_id = ${userId} for update`.execute(deleting)
  const paid = pay()
  await doneOrWaiting(server.database, paid, 1)
  // As the deletion does, but without waiting, because each would wait for the other.
  const gift = sql`select from donation_attempts where attempt_id = ${attemptId} for update skip locked`
  const isFree = (await gift.execute(deleting)).rows.length > 0
  if (isFree) await deleting.deleteFrom('users').where('user_id', '=', userId).execute()
  await deleting.commit().execute()
  const first = await paid
  return { isFree, first, second: first ?? (await pay()) }
}

test('a payment waits for the deletion of its account, and is recorded without it', async () => {
  const { isFree, first, second } = await deleteWhilePaid(server.database)
  expect([isFree, first]).toEqual([true, undefined])
  expect(second).toMatchObject({ userId: null, status: 'succeeded' })
})

test('twin: one that takes its gift first is in the way of the deletion', async () => {
  expect(await deleteWhilePaid(await withoutRowLocks(server.database))).toMatchObject({ isFree: false })
})
