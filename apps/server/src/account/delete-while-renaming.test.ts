import { deleteAccount, updateUsername } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { residue } from '#testing/residue.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

describe('a name that is chosen while its account is deleted', () => {
  /** Another camper is about to take the name, so choosing it takes a while. */
  async function renameAndDelete({ database, camper: signIn }: TestServer): Promise<string[]> {
    const camper = await signIn()
    const { id: userId } = await camper.me()
    const other = await database.startTransaction().execute()
    await other.insertInto('usernames').values({ username: 'wanted', user_id: userId }).execute()
    const renamed = camper.call(updateUsername, { username: 'wanted' })
    await doneOrWaiting(database, renamed, 1)
    const deleted = camper.call(deleteAccount, {})
    await doneOrWaiting(database, deleted, 2)
    await other.rollback().execute()
    await Promise.all([renamed, deleted])
    return residue(database, [userId])
  }

  test('is retired with it', async () => {
    expect(await renameAndDelete(server)).toEqual([])
  })

  test('twin: stays reserved forever, for no account, if the account is not locked', async () => {
    const weaken = async (database: Database) => {
      // Their foreign keys would also prevent the change.
      for (const table of ['username_claims', 'account_changes', 'undo_links']) {
        await sql.raw(`alter table ${table} drop constraint ${table}_user_id_fkey`).execute(database)
        await sql.raw(`alter table ${table} disable trigger user`).execute(database)
      }
      return withoutRowLocks(database)
    }
    const weak = await buildTestServer({ weaken })
    expect(await renameAndDelete(weak)).toContain('usernames')
    await weak.close()
  })
})
