import { addressOf, blockCamper } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { userIdOf } from '#testing/thief.ts'
import {
  type Answer,
  countSessions,
  createAccount,
  inTurn,
  waysToSignIn,
  type WayToSignIn,
} from '#testing/ways-to-sign-in.ts'

const strong = await startProviderSchool()
/** A school in which a block is not recorded. */
const weak = await startProviderSchool()
await sql`create function forget_block() returns trigger language plpgsql as
  'begin new.blocked_at := null; return new; end'`.execute(weak.server.database)
await sql`create trigger weak before update on users for each row execute function forget_block()`.execute(
  weak.server.database,
)
afterAll(() => Promise.all([strong.close(), weak.close()]))

/** Blocks a camper while they sign in: their proof is accepted, and both wait for the account's lock. */
async function signInDuringBlock(school: ProviderSchool, { prepare }: WayToSignIn) {
  const account = await createAccount(school)
  const enter = await prepare(school, account, school.server.visitor())
  const operator = await school.server.camper()
  await addOperator(school.server.database, (await operator.me()).id, new Date())
  const address = addressOf(blockCamper, { userId: userIdOf(account.owner) })
  const block = () => operator.send('PUT', address, { body: { reason: 'Posts advertisements' } })
  const answer = await inTurn(school, account, [block, enter])
  return { message: messageOf(answer), sessions: await countSessions(school, account) }
}

const messageOf = ({ body, headers }: Answer) => body.message ?? String(headers['location'])

describe('a sign-in that is under way while its camper is blocked', () => {
  test.for(waysToSignIn)('by $way, begins no session', async (way) => {
    const { message, sessions } = await signInDuringBlock(strong, way)
    expect(message).toContain('signin.blocked')
    expect(sessions).toBe(0)
  })

  test.for(waysToSignIn)('twin: by $way, begins one if the block is not recorded', async (way) => {
    expect((await signInDuringBlock(weak, way)).sessions).toBe(1)
  })
})
