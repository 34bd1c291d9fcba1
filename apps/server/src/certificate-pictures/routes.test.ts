import { limits, paths, type PictureRequest } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { certificateFinder, certificateToDrawFinder } from '#certifications/find-certificate.ts'
import { revokeCredential } from '#credentials/store.ts'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { LocalCallCounts } from '#http/local-call-counts.ts'
import { type CallCounts, sharedCallCounts } from '#http/shared-call-counts.ts'
import { testCertifications } from '#testing/build-test-server.ts'
import { signedCredential } from '#testing/check-certificate.ts'
import { certificationCalled, holderOf } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { registerCertificatePictures } from './routes.ts'

const slug = 'responsive-web-design'
const server = await openTestServer()
let username: string
let userId: string
/** What was drawn: the picture says it in JSON. */
let drawn: PictureRequest[]

async function openApp(callCounts: CallCounts, finder = certificateToDrawFinder): Promise<FastifyInstance> {
  const opened = Fastify({ rewriteUrl: withoutLanguage })
  decorateWithLanguage(opened)
  await registerCertificatePictures(opened, {
    findCertificate: finder({
      database: server.database,
      curriculum: { certifications: testCertifications, findChallenge: () => undefined },
    }),
    drawCertificate: async (request) => {
      drawn.push(request)
      return Buffer.from(JSON.stringify(request))
    },
    signature: null,
    callCounts,
  })
  return opened
}

const app = await openApp({ store: LocalCallCounts })
beforeAll(async () => {
  const camper = await holderOf(server, slug)
  ;({ username, id: userId } = await camper.me())
})
beforeEach(async () => {
  drawn = []
  await setUser({ profile_ui: JSON.stringify(everythingShown), name: 'Ada Hill', is_cheater: false })
})
afterAll(() => app.close())

const setUser = (values: object) =>
  server.database.updateTable('users').set(values).where('user_id', '=', userId).execute()
let callers = 0
/** Each from a network of its own, but for those that say from where. */
const fetchPicture = (address = paths.certificatePicture(username, slug), remoteAddress?: string) => {
  callers += 1
  return app.inject({ url: address, remoteAddress: remoteAddress ?? `2001:db8:${callers.toString(16)}::1` })
}

const drawnIn = (answer: { payload: string }) => JSON.parse(answer.payload) as PictureRequest

test('a certificate has a picture that is drawn once, until it says something else', async () => {
  const first = await fetchPicture()
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  const again = await fetchPicture()
  expect(again.headers.etag).toBe(first.headers.etag)
  await setUser({ about: 'I like stones.' })
  await fetchPicture()
  expect(drawn.map(({ certificate }) => certificate.name)).toEqual(['Ada Hill'])

  await setUser({ name: 'Ada Stone' })
  expect(drawnIn(await fetchPicture()).certificate.name).toBe('Ada Stone')
  await setUser({ profile_ui: JSON.stringify({ ...everythingShown, showName: false }) })
  expect(drawnIn(await fetchPicture()).certificate).not.toHaveProperty('name')
})

test('a service that has the picture is not sent it again', async () => {
  const { headers } = await fetchPicture()
  const url = paths.certificatePicture(username, slug)
  const { statusCode } = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(statusCode).toBe(304)
})

test('the picture is in the language of its address', async () => {
  const { headers } = await fetchPicture()
  const german = await fetchPicture(`/german${paths.certificatePicture(username, slug)}`)
  expect(drawnIn(german).language).toBe('german')
  expect(german.headers.etag).not.toBe(headers.etag)
})

test.for([
  ['of a private profile', { profile_ui: JSON.stringify({ ...everythingShown, isLocked: true }) }],
  ['that is hidden', { profile_ui: JSON.stringify({ ...everythingShown, showCerts: false }) }],
  ['of a cheater', { is_cheater: true }],
] as const)('a certificate %s has the school’s picture, also after its own was drawn', async ([, values]) => {
  await fetchPicture()
  await setUser(values)
  const { headers, statusCode } = await fetchPicture()
  expect([statusCode, headers.location]).toEqual([302, paths.schoolPicture])
  expect(headers['cache-control']).toBe('no-store')
})

describe('a certificate that the school has revoked', () => {
  const ask = async (url: string, from: FastifyInstance) => {
    const { headers, statusCode } = await from.inject({ url, remoteAddress: '2001:db8:aaaa::1' })
    return [statusCode, headers.location]
  }
  const revoke = async () => {
    const camper = await holderOf(server, slug)
    const own = await camper.me()
    await signedCredential(server, { username: own.username, certSlug: slug })
    const claimId = certificationCalled(slug).id
    expect(await revokeCredential(server.database, { userId: own.id, claimId })).toBe(true)
    return paths.certificatePicture(own.username, slug)
  }

  test('has the school’s picture', async () => {
    expect(await ask(await revoke(), app)).toEqual([302, paths.schoolPicture])
  })

  test('twin: would be drawn like any other, as its page is made', async () => {
    const other = await openApp({ store: LocalCallCounts }, certificateFinder)
    onTestFinished(() => other.close())
    expect(await ask(await revoke(), other)).toEqual([200, undefined])
  })
})

test('what has not been earned, or does not exist, has the same answer', async () => {
  for (const [name, certSlug] of [
    [username, 'data-visualization'],
    ['no-such-camper', slug],
    [username, 'no-such-certification'],
  ] as const) {
    const { headers, statusCode } = await fetchPicture(paths.certificatePicture(name, certSlug))
    expect([statusCode, headers.location]).toEqual([302, paths.schoolPicture])
  }
  expect(drawn).toEqual([])
})

const askManyFrom = async (addressOf: (count: number) => string): Promise<number> => {
  let answered = 0
  for (let count = 0; count < limits.picturesPerMinute + 10; count++) {
    const { statusCode } = await fetchPicture(paths.certificatePicture('nobody', slug), addressOf(count))
    if (statusCode !== 429) answered += 1
  }
  return answered
}

test('pictures tell one customer as many names a minute as the call does (S10)', async () => {
  expect(await askManyFrom((count) => `2001:db8:ffff:${count.toString(16)}::1`)).toBe(
    limits.picturesPerMinute,
  )
})

test('HEAD, which would be counted apart, tells nothing', async () => {
  const answer = await app.inject({ method: 'HEAD', url: paths.certificatePicture(username, slug) })
  expect(answer.statusCode).toBe(404)
})

test('several processes together tell as many', async () => {
  const database = server.application
  const store = sharedCallCounts({ database, privateHash: await openPrivateHash(database) })
  const processes = [await openApp({ store }), await openApp({ store })]
  const statuses: number[] = []
  for (let count = 0; count < limits.picturesPerMinute; count++) {
    for (const one of processes) {
      const url = paths.certificatePicture('nobody', slug)
      statuses.push((await one.inject({ url, remoteAddress: '192.0.2.7' })).statusCode)
    }
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(limits.picturesPerMinute)
})

test('twin: pictures tell every name if each customer asks once', async () => {
  expect(await askManyFrom((count) => `2001:db8:fe${count.toString(16).padStart(2, '0')}::1`)).toBe(
    limits.picturesPerMinute + 10,
  )
})
