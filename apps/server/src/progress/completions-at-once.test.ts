import { completeModernChallenge, getSessionUser, limits } from '@cairn/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { countWaiters } from '#testing/lock-waits.ts'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { recordCompletion } from './record-completion.ts'

const server = await openTestServer()
const fifty = challengeIds.slice(0, 50)

/** Locks an account while `begin` writes to it and `work` is done. */
async function whileLocked<Answer>(
  userId: string,
  begin: () => Promise<Answer>[],
  work: () => Promise<void>,
) {
  const begun = await server.database.transaction().execute(async (transaction) => {
    await sql`select from users where user_id = ${userId} for update`.execute(transaction)
    const answers = Promise.all(begin())
    await work()
    return { answers }
  })
  return begun.answers
}

test('fifty completions of one camper at once occupy three connections, others are served, and all are kept', async () => {
  const [camper, other] = [await server.camper(), await server.camper()]
  const { id: userId } = await camper.me()
  const begin = () => fifty.map((id) => camper.call(completeModernChallenge, { id, challengeType: 0 }))
  const answers = await whileLocked(userId, begin, async () => {
    await expect.poll(() => countWaiters(server.database)).toBe(limits.changesAtOnce)
    for (const _id of fifty.slice(30)) expect((await other.call(getSessionUser)).status).toBe(200)
    expect(await countWaiters(server.database)).toBe(limits.changesAtOnce)
  })
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await camper.me()).completedChallenges).toHaveLength(50)
})

test('twin: occupy all connections if none waits outside the database', async () => {
  const { id: userId } = await (await server.camper()).me()
  const complete = (challengeId: string) =>
    transact(server.application, (transaction) =>
      recordCompletion(transaction, {
        userId,
        challengeId,
        challengeType: 0,
        files: [],
        completedAt: new Date(),
      }),
    )
  await whileLocked(
    userId,
    () => fifty.map(complete),
    async () => {
      await expect.poll(() => countWaiters(server.database)).toBe(20)
    },
  )
})
