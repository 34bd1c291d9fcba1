import {
  addressOf,
  blockCamper,
  getRecoveryCodes,
  makeRecoveryCodes,
  signInWithRecoveryCode,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

const codesOf = async (camper: Visitor) =>
  (await camper.call(makeRecoveryCodes)).body['codes'] as [string, ...string[]]

describe('recovery codes', () => {
  test('are ten different ones of eighty bits, in groups of four', async () => {
    const codes = await codesOf(await server.camper())
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}$/)
  })

  test('sign in once each, however they are typed, and the mailbox is notified', async () => {
    const email = newAddress()
    const camper = await server.camper(email)
    const [code] = await codesOf(camper)
    const visitor = server.visitor()
    const body = {
      email: email.toUpperCase(),
      code: code.toLowerCase().replaceAll('-', ' '),
      returnTo: '/learn/x',
    }
    const answer = await visitor.call(signInWithRecoveryCode, body)
    expect(answer).toMatchObject({ status: 200, body: { returnTo: '/learn/x' } })
    expect(await visitor.isSignedIn()).toBe(true)
    expect(server.mails.at(-1)).toMatchObject({
      recipient: email,
      body: expect.stringContaining('9') as string,
    })
    expect((await server.visitor().call(signInWithRecoveryCode, body)).status).toBe(400)
    expect((await camper.call(getRecoveryCodes)).body).toEqual({
      left: 9,
      createdAt: server.clock.now.getTime(),
    })
  })

  test('sign in one of fifty concurrent requests with the same code', async () => {
    const email = newAddress()
    const [code] = await codesOf(await server.camper(email))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.visitor().call(signInWithRecoveryCode, { email, code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are kept while their camper is blocked, without a mail that says that they were used', async () => {
    const email = newAddress()
    const camper = await server.camper(email)
    const [code] = await codesOf(camper)
    const { id } = await camper.me()
    const operator = await server.camper()
    await addOperator(server.database, (await operator.me()).id, server.clock.now)
    const block = addressOf(blockCamper, { userId: id })
    await operator.send('PUT', block, { body: { reason: 'Posts advertisements' } })
    const mails = server.mails.length
    const refused = await server.visitor().call(signInWithRecoveryCode, { email, code })
    expect(refused).toMatchObject({ status: 403, body: { message: 'signin.blocked' } })
    expect(server.mails).toHaveLength(mails)
    await operator.send('DELETE', block, { body: { reason: 'They said sorry' } })
    expect((await server.visitor().call(signInWithRecoveryCode, { email, code })).status).toBe(200)
  })

  test('are invalid once there are new ones', async () => {
    const email = newAddress()
    const camper = await server.camper(email)
    const [old] = await codesOf(camper)
    const [fresh] = await codesOf(camper)
    expect((await server.visitor().call(signInWithRecoveryCode, { email, code: old })).status).toBe(400)
    expect((await server.visitor().call(signInWithRecoveryCode, { email, code: fresh })).status).toBe(200)
  })

  test('of one camper do not open another’s account', async () => {
    const [code] = await codesOf(await server.camper())
    const email = newAddress()
    await codesOf(await server.camper(email))
    expect((await server.visitor().call(signInWithRecoveryCode, { email, code })).status).toBe(400)
  })

  test('are stored only as hashes', async () => {
    const [code] = await codesOf(await server.camper())
    const rows = await server.database.selectFrom('recovery_codes').select('code_hash').execute()
    const stored = rows.map(({ code_hash }) => code_hash.toString('latin1')).join(' ')
    expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('answer the same, byte for byte, to an unknown address, a wrong code and an invalid address', async () => {
    const email = newAddress()
    await codesOf(await server.camper(email))
    const code = 'AAAA-BBBB-CCCC-DDDD'
    const answers = await Promise.all(
      [email, newAddress(), 'nobody', ''].map((address) =>
        server.visitor().call(signInWithRecoveryCode, { email: address, code }),
      ),
    )
    const [first, ...others] = answers.map(({ status, body }) => JSON.stringify({ status, body }))
    expect(first).toContain('signin.recovery-invalid')
    for (const other of others) expect(other).toBe(first)
  })

  test('can be tried from one place only a limited number of times', async () => {
    const guesser = server.visitor()
    guesser.address = '203.0.113.9'
    const statuses = []
    for (let guess = 0; guess < 12; guess++) {
      const body = { email: 'a@example.org', code: `AAAA-${guess}` }
      statuses.push((await guesser.call(signInWithRecoveryCode, body)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('can be created by signed-in campers only', async () => {
    expect((await server.visitor().call(makeRecoveryCodes)).status).toBe(401)
    expect((await server.visitor().call(getRecoveryCodes)).status).toBe(401)
  })
})
