import { describe, expect, test } from 'vitest'
import { stateOf } from '#testing/check-certificate.ts'
import { holderOf } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const certSlug = 'responsive-web-design'

const server = await openTestServer()
const get = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: address, headers })

async function addressOfCredential(): Promise<string> {
  const { username } = await (await holderOf(server, certSlug)).me()
  const state = await stateOf(server, { username, certSlug })
  return `/certification/id/${state?.state === 'signed' ? state.id : ''}`
}

describe('other sites', () => {
  test.each(['.json', '.svg', '.png'])('may read a credential as %s', async (form) => {
    const { statusCode, headers } = await get((await addressOfCredential()) + form, {
      origin: 'https://verifier.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(statusCode).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('may read the status lists, and need not read them again while nothing changes', async () => {
    await addressOfCredential()
    const { statusCode, headers } = await get('/credentials/status/revocation/1')
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
    const again = await get('/credentials/status/revocation/1', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('may read what a certification asks for', async () => {
    const { payload } = await get(`/achievements/${certSlug}`)
    expect(JSON.parse(payload)).toMatchObject({ name: 'Responsive Web Design', type: ['Achievement'] })
  })
})

describe('there is nothing at', () => {
  test.each([
    '/certification/id/00000000-0000-0000-0000-000000000000.json',
    '/certification/id/00000000-0000-0000-0000-000000000000',
    `/certification/id/${'-'.repeat(36)}.json`,
    '/credentials/status/revocation/2',
    '/credentials/status/revocation/0',
    '/credentials/status/suspension/999999',
    '/achievements/no-such',
    // Without TLS the issuer is its key, and has no document.
    '/.well-known/did.json',
  ])('%s', async (address) => {
    expect((await get(address)).statusCode).toBe(404)
  })
})

test('the page that checks files may run its own script only, and reach nothing', async () => {
  const { statusCode, headers, payload } = await get('/german/credentials/verifier.html')
  expect(statusCode).toBe(200)
  expect(payload).toContain('<html lang="de">')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+=*'; style-src 'sha256-/)
})
