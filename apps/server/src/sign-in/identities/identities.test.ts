import { exportAccount, type LinkedIdentity, listIdentities, removeIdentity } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const school = { id: 'school', name: 'Hill School', clientId: 'cairn', clientSecret: 'secret' }
const server = await openTestServer({ signInProviders: [{ ...school, issuer: 'https://id.hill.example/' }] })

let subjects = 0

/** The rows that signing in with a service creates. */
async function link(camper: Visitor, issuer = 'https://id.hill.example'): Promise<void> {
  const { id: user_id } = await camper.me()
  const subject = `subject-${(subjects += 1)}`
  await server.database
    .insertInto('identities')
    .values({ issuer, subject, user_id, created_at: server.clock.now })
    .execute()
}

const listOf = async (camper: Visitor) =>
  (await camper.call(listIdentities)).body['identities'] as LinkedIdentity[]

describe('linked services', () => {
  test('are listed by name, or by host if the school no longer offers them', async () => {
    const camper = await server.camper()
    await link(camper)
    await link(camper, 'https://old.example/tenant')
    expect(await listOf(camper)).toMatchObject([
      { provider: 'Hill School', createdAt: server.clock.now.getTime() },
      { provider: 'old.example' },
    ])
  })

  test('are part of the data download', async () => {
    const camper = await server.camper()
    await link(camper)
    expect((await camper.call(exportAccount)).body['identities']).toMatchObject([
      { provider: 'Hill School', issuer: 'https://id.hill.example', subject: `subject-${subjects}` },
    ])
  })

  test('are unlinked one by one, down to none: a mailed code always works', async () => {
    const email = 'unlinked@example.org'
    const camper = await server.camper(email)
    await link(camper)
    await link(camper, 'https://old.example')
    const [one, other] = await listOf(camper)
    expect((await camper.call(removeIdentity, { id: one?.id })).status).toBe(200)
    expect(await listOf(camper)).toEqual([other])
    expect((await camper.call(removeIdentity, { id: one?.id })).body.message).toBe('signin.identity-gone')
    expect((await camper.call(removeIdentity, { id: other?.id })).status).toBe(200)
    expect(await listOf(camper)).toEqual([])
    expect(await (await server.camper(email)).me()).toMatchObject({ id: (await camper.me()).id })
  })

  test('are not for visitors', async () => {
    expect((await server.visitor().call(listIdentities)).status).toBe(401)
  })

  test('of another camper can be neither seen nor unlinked', async () => {
    const victim = await server.camper()
    await link(victim)
    const [identity] = await listOf(victim)
    const attacker = await server.camper()
    expect(await listOf(attacker)).toEqual([])
    expect(await attacker.call(removeIdentity, { id: identity?.id })).toMatchObject({
      status: 404,
      body: { message: 'signin.identity-gone' },
    })
    expect(await listOf(victim)).toEqual([identity])
  })

  test('twin: the same id unlinks it for any camper', async () => {
    const victim = await server.camper()
    await link(victim)
    const [identity] = await listOf(victim)
    const attacker = await server.camper()
    // Without the owner in the condition, the row is the attacker's as much as its owner's.
    await server.database
      .updateTable('identities')
      .set({ user_id: (await attacker.me()).id })
      .where('subject', '=', `subject-${subjects}`)
      .execute()
    expect((await attacker.call(removeIdentity, { id: identity?.id })).status).toBe(200)
    expect(await listOf(victim)).toEqual([])
  })
})
