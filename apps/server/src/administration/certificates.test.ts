import {
  addressOf,
  type Endpoint,
  type HeldCertificate,
  listCertificatesOf,
  reissueCertificateOf,
  revokeCertificateOf,
} from '@cairn/contract'
import { beforeAll, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { checkAgainst, signedCredential } from '#testing/check-certificate.ts'
import { holderOf } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const certSlug = 'responsive-web-design'
const reason = 'The work is somebody else’s'

const server = await openTestServer()
let operator: Visitor

beforeAll(async () => {
  operator = await server.camper()
  await addOperator(server.database, (await operator.me()).id, new Date())
})

async function holder() {
  const { id: userId, username } = await (await holderOf(server, certSlug)).me()
  const credential = await signedCredential(server, { username, certSlug })
  return { userId, username, verdict: () => checkAgainst(server, credential) }
}

const revoke = async (userId: string) => change(revokeCertificateOf, userId, { reason })
const reissue = async (userId: string, state = 'signed') =>
  change(reissueCertificateOf, userId, { reason, state })

const change = async (call: Endpoint, userId: string, body: object) =>
  operator.send(call.method, addressOf(call, { userId, certSlug }), { body })

async function stateOf(userId: string): Promise<string | undefined> {
  const { body } = await operator.send('GET', addressOf(listCertificatesOf, { userId }))
  return (body['certificates'] as HeldCertificate[]).find((held) => held.certSlug === certSlug)?.state
}

test('a revoked certificate is no longer valid, and its claim stays', async () => {
  const { userId, verdict } = await holder()
  expect([await verdict(), await stateOf(userId)]).toEqual(['valid', 'signed'])
  expect((await revoke(userId)).status).toBe(200)
  expect([await verdict(), await stateOf(userId)]).toEqual(['revoked', 'revoked'])
  expect(await revoke(userId)).toMatchObject({
    status: 409,
    body: { message: 'flash.certificate-changed' },
  })
})

test('an operator who saw a certificate before it was revoked does not lift the revocation', async () => {
  const { userId, verdict } = await holder()
  await revoke(userId)
  expect(await reissue(userId, 'signed')).toMatchObject({
    status: 409,
    body: { message: 'flash.certificate-changed' },
  })
  expect([await verdict(), await stateOf(userId)]).toEqual(['revoked', 'revoked'])
  expect((await reissue(userId, 'revoked')).status).toBe(200)
  expect(await stateOf(userId)).toBe('claimed')
})

test('a certificate that is signed again replaces the old one', async () => {
  const { userId, username, verdict } = await holder()
  expect((await reissue(userId)).status).toBe(200)
  expect([await verdict(), await stateOf(userId)]).toEqual(['revoked', 'claimed'])
  const renewed = await signedCredential(server, { username, certSlug })
  expect(await checkAgainst(server, renewed)).toBe('valid')
})

test('each change is recorded with its certification and its reason', async () => {
  const { userId } = await holder()
  await revoke(userId)
  await reissue(userId, 'revoked')
  const rows = await server.database
    .selectFrom('operator_actions')
    .select(['action', 'about', 'reason'])
    .where('camper_id', '=', userId)
    .execute()
  expect(rows).toEqual([
    { action: 'revoke-certificate', about: certSlug, reason },
    { action: 'reissue-certificate', about: certSlug, reason },
  ])
})
