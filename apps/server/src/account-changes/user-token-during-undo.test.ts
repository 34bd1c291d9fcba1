import { createUserToken } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { createAccount, inTurn, keepEpochs, undoOf } from '#testing/ways-to-sign-in.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const strong = await startProviderSchool()
/** A school whose accounts keep their epoch, so that every proof stays valid. */
const weak = await startProviderSchool()
await keepEpochs(weak.server.database)
afterAll(() => Promise.all([strong.close(), weak.close()]))

describe('a token of the remote editor that was requested before an undo', () => {
  async function requestDuringUndo(school: ProviderSchool): Promise<number> {
    const account = await createAccount(school)
    const request = () => account.owner.call(createUserToken)
    return (await inTurn(school, account, [undoOf(school, account), request])).status
  }

  test('is not made', async () => {
    expect(await requestDuringUndo(strong)).toBe(401)
  })

  test('twin: is made if the session outlives the undo', async () => {
    const { database } = weak.server
    await sql`create function stay() returns trigger language plpgsql as 'begin return null; end'`.execute(
      database,
    )
    await sql`create trigger stay before delete on sessions for each row execute function stay()`.execute(
      database,
    )
    expect(await requestDuringUndo(weak)).toBe(200)
    await sql`drop trigger stay on sessions`.execute(database)
  })
})
