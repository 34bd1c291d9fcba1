import { deleteAccount, type Endpoint, endpoints, z } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { staleCamper } from '#testing/stale-camper.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

const guarded = endpoints.filter(({ isConfirmed }) => isConfirmed)
const named = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const bodyOf = ({ body }: Endpoint) =>
  body && (sampleOf(z.toJSONSchema(body) as JsonSchema) as Record<string, unknown>)

/** An operator, because their calls are refused to everyone else before that. */
async function staleOperator() {
  const victim = await staleCamper(server)
  await addOperator(server.database, (await victim.me()).id, server.clock.now)
  return victim
}

describe('what concerns the whole account, or those of others', () => {
  test('is this list, adding a passkey, which could confirm everything else, and what operators do', () => {
    const ofCampers = named.filter(([, { isForOperators }]) => !isForOperators)
    expect(ofCampers.map(([name]) => name).toSorted()).toEqual([
      'DELETE /user/identities',
      'DELETE /user/passkeys',
      'GET /account/export',
      'POST /account/delete',
      'POST /account/reset-progress',
      'POST /user/passkeys',
      'POST /user/passkeys/options',
      'POST /user/recovery-codes',
      'PUT /update-my-email',
    ])
  })

  test.for(named)('%s is refused to a stolen session of more than ten minutes', async ([, endpoint]) => {
    const victim = await staleOperator()
    const before = JSON.stringify(await victim.me())
    const answer = await server.thiefOf(victim).call(endpoint, bodyOf(endpoint))
    expect(answer).toMatchObject({ status: 403, body: { type: 'info', message: 'signin.confirm-first' } })
    expect(JSON.stringify(await victim.me())).toBe(before)
  })

  test.for(named)('twin: %s works if a session never becomes stale', async ([, endpoint]) => {
    const victim = await staleOperator()
    const [userId = ''] = (victim.cookies.get('sid') ?? '').split('.')
    await server.database
      .updateTable('sessions')
      .set({ confirmed_at: server.clock.now })
      .where('user_id', '=', userId)
      .execute()
    expect((await server.thiefOf(victim).call(endpoint, bodyOf(endpoint))).body.message).not.toBe(
      'signin.confirm-first',
    )
  })

  test('twin: without it the account is gone', async () => {
    const victim = await server.camper()
    expect((await server.thiefOf(victim).call(deleteAccount, {})).status).toBe(200)
    expect(await victim.isSignedIn()).toBe(false)
  })
})
