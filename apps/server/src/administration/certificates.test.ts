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

const change = async (call: Endpoint, userId: string) =>
  operator.send(call.method, addressOf(call, { userId, certSlug }), { body: { reason } })

async function stateOf(userId: string): Promise<string | undefined> {
  const { body } = await operator.send('GET', addressOf(listCertificatesOf, { userId }))
  return (body['certificates'] as HeldCertificate[]).find((held) => held.certSlug === certSlug)?.state
}

test('a revoked certificate is no longer valid, and its claim stays', async () => {
  const { userId, verdict } = await holder()
  expect([await verdict(), await stateOf(userId)]).toEqual(['valid', 'signed'])
  expect((await change(revokeCertificateOf, userId)).status).toBe(200)
  expect([await verdict(), await stateOf(userId)]).toEqual(['revoked', 'revoked'])
  expect(await change(revokeCertificateOf, userId)).toMatchObject({
    status: 404,
    body: { message: 'flash.certificate-not-signed' },
  })
})

test('a certificate that is signed again replaces the old one', async () => {
  const { userId, username, verdict } = await holder()
  expect((await change(reissueCertificateOf, userId)).status).toBe(200)
  expect([await verdict(), await stateOf(userId)]).toEqual(['revoked', 'claimed'])
  const renewed = await signedCredential(server, { username, certSlug })
  expect(await checkAgainst(server, renewed)).toBe('valid')
})

test('each change is recorded with its certification and its reason', async () => {
  const { userId } = await holder()
  await change(revokeCertificateOf, userId)
  await change(reissueCertificateOf, userId)
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
