import { completeModernChallenge } from '@cairn/contract'
import { type ControlledTransaction, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Queryable, Schema } from '#database/schema.ts'
import { challengeIds } from '#testing/build-test-server.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { recordCompletion } from './record-completion.ts'
import { setCurrentChallenge, updateCompletion } from './store.ts'

const server = await openTestServer()
const [challengeId = ''] = challengeIds

type Submit = (transaction: Queryable, userId: string) => Promise<unknown>

const completionOf = (userId: string) =>
  ({ userId, challengeId, challengeType: 0, files: [], completedAt: new Date() }) as const

async function finish(transaction: ControlledTransaction<Schema>, work: Promise<unknown>): Promise<void> {
  try {
    await work
    await transaction.commit().execute()
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

/** Submits again while the camper starts over, which locks the account first. Returns what PostgreSQL ended. */
async function submitWhileStartingOver(submit: Submit): Promise<unknown[]> {
  const camper = await server.camper()
  const { id: userId } = await camper.me()
  await camper.call(completeModernChallenge, { id: challengeId, challengeType: 0 })
  const begin = () => server.database.startTransaction().execute()
  const [submitting, startingOver] = [await begin(), await begin()]
  await sql`select from users where user_id = ${userId} for update`.execute(startingOver)
  const submitted = submit(submitting, userId)
  await doneOrWaiting(server.database, submitted, 1)
  const deleted = startingOver.deleteFrom('completions').where('user_id', '=', userId).execute()
  const ends = await Promise.allSettled([finish(startingOver, deleted), finish(submitting, submitted)])
  return ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: unknown }).code] : []))
}

test('a repeated submission waits for a camper who starts over', async () => {
  expect(
    await submitWhileStartingOver((transaction, userId) =>
      recordCompletion(transaction, completionOf(userId)),
    ),
  ).toEqual([])
})

test('twin: one that locks its completion first is in a deadlock with them', async () => {
  const ended = await submitWhileStartingOver(async (transaction, userId) => {
    await updateCompletion(transaction, completionOf(userId))
    await setCurrentChallenge(transaction, userId, challengeId)
  })
  expect(ended).toEqual(['40P01'])
})
