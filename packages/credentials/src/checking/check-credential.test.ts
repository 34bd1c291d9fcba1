import { beforeAll, describe, expect, test } from 'vitest'
import type { IssuerKey } from '@cairn/contract'
import { openSampleKey, publish, sampleFacts, writeStatusLists } from '#testing/sample-credential.ts'
import { writer } from '../write.ts'
import { checkCredential } from './check-credential.ts'
import { SignedShape } from './signed-shape.ts'

/** Each takes milliseconds, and there are thousands of characters; the nightly profile changes all of them. */
const step = process.env['TEST_PROFILE'] === 'nightly' ? 1 : 17

const pem = writer.createKey()
let key: IssuerKey
let credential: string
let loadStatusList: ReturnType<typeof publish>

type Signed = { '@context': unknown[]; proof: { proofValue: string }[] }

beforeAll(async () => {
  key = await openSampleKey(pem, sampleFacts)
  credential = await writer.writeCredential(sampleFacts, pem)
  loadStatusList = publish(await writeStatusLists(pem))
})

const verdictOf = async (json: string, keys = [key], load = loadStatusList) =>
  (await checkCredential(json, { keys, loadStatusList: load })).verdict

describe('a credential', () => {
  test('is valid as the school signed it', async () => {
    expect(await verdictOf(credential)).toBe('valid')
  })

  test('is valid when it was signed on a machine without a public address', async () => {
    const facts = { ...sampleFacts, origin: 'http://localhost:8000' }
    const lists = publish(await writeStatusLists(pem, [], facts))
    const local = await writer.writeCredential(facts, pem)
    expect(JSON.parse(local)).toMatchObject({
      issuer: { id: expect.stringMatching(/^did:key:z6Mk/) as string },
    })
    expect(await verdictOf(local, [await openSampleKey(pem, facts)], lists)).toBe('valid')
  })

  test('is invalid with any of its characters changed', async () => {
    const accepted: string[] = []
    for (let at = 0; at < credential.length; at += step) {
      const changed = credential.slice(0, at) + flip(credential, at) + credential.slice(at + 1)
      if ((await verdictOf(changed)) === 'valid') accepted.push(changed.slice(at - 20, at + 20))
    }
    expect(accepted).toEqual([])
  }, 120_000)

  const outsideOfSignatures: Record<string, (signed: Signed) => object> = {
    'another context': (signed) => ({
      ...signed,
      '@context': [...signed['@context'], { evil: 'https://evil.example/' }],
    }),
    'a context in the first signature': ({ proof: [first, ...others], ...signed }) => ({
      ...signed,
      proof: [{ ...first, '@context': signed['@context'] }, ...others],
    }),
    'another member in a signature': ({ proof: [first, ...others], ...signed }) => ({
      ...signed,
      proof: [JSON.parse(`{"__proto__":{},${JSON.stringify(first).slice(1)}`), ...others],
    }),
    'a space after a signature': ({ proof: [first, ...others], ...signed }) => ({
      ...signed,
      proof: [{ ...first, proofValue: `${first?.proofValue} ` }, ...others],
    }),
    'its signatures in another order': ({ proof, ...signed }) => ({ ...signed, proof: proof.toReversed() }),
  }

  test.each(Object.entries(outsideOfSignatures))('is invalid with %s', async (_what, change) => {
    expect(await verdictOf(JSON.stringify(change(JSON.parse(credential) as Signed)))).toBe('changed')
  })

  test('has a form in which no signature is longer than its 64 bytes, as decoding one takes quadratic time', () => {
    const {
      proof: [first, ...others],
      ...signed
    } = JSON.parse(credential) as Signed
    const withValue = (proofValue: string) => ({ ...signed, proof: [{ ...first, proofValue }, ...others] })
    expect(SignedShape.safeParse(withValue(first?.proofValue ?? '')).success).toBe(true)
    expect(SignedShape.safeParse(withValue(`z${'5'.repeat(100)}`)).success).toBe(false)
  })

  test('is not read when it is far larger than any that a school signs', async () => {
    expect(await verdictOf(credential + ' '.repeat(100_000))).toBe('unreadable')
  })

  test('is invalid with one signature left', async () => {
    const document = JSON.parse(credential) as { proof: object[] }
    for (const proof of document.proof) {
      expect(await verdictOf(JSON.stringify({ ...document, proof: [proof] }))).toBe('changed')
    }
  })

  test('is invalid with one signature twice', async () => {
    const document = JSON.parse(credential) as { proof: object[] }
    for (const proof of document.proof) {
      expect(await verdictOf(JSON.stringify({ ...document, proof: [proof, proof] }))).toBe('changed')
    }
  })

  test('is not passed off as valid by naming its status in a way that only JSON-LD understands', async () => {
    const document = JSON.parse(credential) as { proof: object[]; credentialStatus: object[] }
    const [rdf = {}] = document.proof
    const { credentialStatus, ...rest } = document
    const renamed = {
      ...rest,
      'https://www.w3.org/2018/credentials#credentialStatus': credentialStatus,
      proof: [rdf, rdf],
    }
    for (const hidden of [[], credentialStatus.map(() => credentialStatus[0])]) {
      expect(await verdictOf(JSON.stringify({ ...renamed, credentialStatus: hidden }))).not.toBe('valid')
    }
  })

  test('of another school is refused', async () => {
    const theirs = await writer.writeCredential(sampleFacts, writer.createKey())
    expect(await verdictOf(theirs)).toBe('unknownKey')
  })

  test('signed with a stolen key is worth nothing', async () => {
    expect(await verdictOf(credential, [{ ...key, revokedAt: 1 }])).toBe('revokedKey')
  })

  test('signed with a former key stays valid', async () => {
    expect(await verdictOf(credential, [{ ...key, retiredAt: 1 }])).toBe('valid')
  })

  test.each(['', 'null', '{}', '[]', '{"proof":[]}', '{'])('%j is none', async (json) => {
    expect(await verdictOf(json)).toBe('unreadable')
  })
})

describe('a credential that the school took back', () => {
  test.each([
    ['revocation', 'revoked'],
    ['suspension', 'suspended'],
  ])('is known by the list of each %s', async (purpose, verdict) => {
    const lists = publish(await writeStatusLists(pem, [purpose]))
    expect(await verdictOf(credential, [key], lists)).toBe(verdict)
  })

  test('is not passed off as valid without its lists', async () => {
    expect(await verdictOf(credential, [key], publish([]))).toBe('unknownStatus')
  })

  test('is not passed off as valid with a list that others have signed', async () => {
    const forged = publish(await writeStatusLists(writer.createKey()))
    expect(await verdictOf(credential, [key], forged)).toBe('unknownStatus')
  })

  test('is not passed off as valid with the list of another purpose', async () => {
    const [revocation = ''] = await writeStatusLists(pem)
    expect(await verdictOf(credential, [key], async () => revocation)).toBe('unknownStatus')
  })
})

function flip(text: string, at: number): string {
  return String.fromCodePoint((text.codePointAt(at) ?? 0) ^ 1)
}
