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
import { testCertifications } from '#testing/build-test-server.ts'
import { holderOf, insertClaims } from '#testing/claimant.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
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

test('certificates of a school’s own certifications, and of those that it no longer has, are the same', async () => {
  const own = { id: '5f1e2d3c4b5a69788796a5b4', slug: 'certified-baker', title: 'Certified Baker', tests: [] }
  const bakery = await openTestServer({ certifications: [...testCertifications, own] })
  const baker = await bakery.camper()
  const { id: userId } = await baker.me()
  const former = 'f'.repeat(24)
  await insertClaims(bakery, userId, [own, { id: former }])
  const head = await bakery.camper()
  await addOperator(bakery.database, (await head.me()).id, new Date())
  const listed = async () => (await head.send('GET', addressOf(listCertificatesOf, { userId }))).body
  const claims = [
    { certSlug: own.slug, title: own.title },
    { certSlug: former, title: former },
  ]
  expect(await listed()).toMatchObject({ certificates: claims.map((one) => ({ ...one, state: 'claimed' })) })
  for (const { certSlug: slug } of claims) {
    const address = addressOf(revokeCertificateOf, { userId, certSlug: slug })
    expect(await head.send(revokeCertificateOf.method, address, { body: { reason } })).toMatchObject({
      status: 200,
    })
  }
  expect(await listed()).toMatchObject({ certificates: claims.map((one) => ({ ...one, state: 'revoked' })) })
  const { username } = await baker.me()
  const type = await openCommandLine(bakery)
  expect(await type(`certificate revoke ${username} ${former}`)).toMatchObject({
    complaints: `${username}’s certificate “${former}” is revoked already.`,
  })
})
