import { randomBytes, randomUUID } from 'node:crypto'
import { completeModernChallenge, deleteAccount } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database, Queryable } from '#database/schema.ts'
import { insertCompletion, setCurrentChallenge } from '#progress/store.ts'
import { updateUser } from '#settings/store.ts'
import { buildTestServer, challengeIds, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { residue } from '#testing/residue.ts'
import { replaceMsUsername } from '#trophies/store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const rounds = process.env['TEST_PROFILE'] === 'nightly' ? 100 : 3

const server = await openTestServer()

const [challengeId = ''] = challengeIds

/** The bit in `pg_trigger.tgtype` that marks triggers on insert. */
const insertBit = 4

test(
  `an account deleted while it submits leaves nothing, ${rounds} times over`,
  { timeout: rounds * 30_000 },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const camper = await server.camper()
      const { id: userId } = await camper.me()
      const submit = (id: string) => camper.call(completeModernChallenge, { id, challengeType: 0 })
      const before = challengeIds.slice(0, 15).map(submit)
      const deletion = camper.call(deleteAccount, {})
      const submissions = await Promise.all([...before, ...challengeIds.slice(15, 30).map(submit)])
      expect((await deletion).status).toBe(200)
      // Either before the deletion, or rejected: without a session, or with a token that was deleted.
      const allowed = new Set([200, 401, 403])
      expect(submissions.filter(({ status }) => !allowed.has(status))).toEqual([])
      expect(await residue(server.database, [userId])).toEqual([])
    }
  },
)

describe('a submission that begins in the middle of an update of its account', () => {
  /** Delays every long text on its way into an account, after its row was read but before it is changed. */
  async function holdLongTexts(queryable: Queryable): Promise<void> {
    const { rows } = await sql<{ table: string }>`
      select reltoastrelid::regclass::text as table from pg_class where oid = 'users'::regclass`.execute(
      queryable,
    )
    await sql.raw(`reindex table ${rows[0]?.table}`).execute(queryable)
  }

  /** Four connections in step: one delays, one updates the account, one submits, and one deletes. */
  async function submitAndDelete({ database, camper: signIn }: TestServer): Promise<string[]> {
    const camper = await signIn()
    const { id: userId } = await camper.me()
    const begin = () => database.startTransaction().execute()
    const [holding, updating, submitting] = [await begin(), await begin(), await begin()]
    await holdLongTexts(holding)
    const updated = updateUser(updating, userId, { about: randomBytes(20_000).toString('base64') })
    await doneOrWaiting(database, updated, 1)
    const submitted = insertCompletion(submitting, {
      userId,
      challengeId,
      challengeType: 0,
      files: [],
      completedAt: new Date(),
    })
    await doneOrWaiting(database, submitted, 2)
    await holding.rollback().execute()
    await updated
    await updating.commit().execute()
    await submitted
    const deleted = camper.call(deleteAccount, {})
    await doneOrWaiting(database, deleted, 1)
    await setCurrentChallenge(submitting, userId, challengeId)
    await submitting.commit().execute()
    expect((await deleted).status).toBe(200)
    return residue(database, [userId])
  }

  test('is waited for by the deletion', async () => {
    expect(await submitAndDelete(server)).toEqual([])
  })

  test('twin: outlives its account if only the foreign key checks who it belongs to', async () => {
    const weaken = async (database: Database) => {
      await sql`alter table completions disable trigger user`.execute(database)
      return database
    }
    const weak = await buildTestServer({ weaken })
    expect(await submitAndDelete(weak)).toEqual(['completions'])
    await weak.close()
  })
})

test('every table that belongs to an account locks it while a row is written', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and not exists (
      select from pg_trigger where tgrelid = conrelid and (tgtype & ${insertBit}) <> 0
      and tgfoid in ('hold_owners'::regproc, 'renew_revision_of_owners'::regproc))`.execute(server.database)
  expect(rows).toEqual([])
})

test('a Microsoft Learn account, which no foreign key protects, is never linked to a deleted account', async () => {
  const link = replaceMsUsername(server.database, randomUUID(), 'ada-learns')
  await expect(link).rejects.toThrow('The account is gone')
})
