import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { cryptosuite as rdfSuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as bazaar from '@digitalbazaar/vc'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sampleFacts } from '#testing/sample-credential.ts'
import { writer } from '../write.ts'
import { findVocabulary } from '#vocabularies/find-vocabulary.ts'

type Credential = Parameters<typeof verifyCredential>[0]['credential']

// Without a public address, so that the key is in the credential and no verifier has to fetch it.
const facts = { ...sampleFacts, origin: 'http://localhost:8000' }
const pem = writer.createKey()

// One of them asks another host for a list of names; without it, the signature is checked all the same.
beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('There is no network'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

async function bothVersions() {
  const json = await writer.writeCredential(facts, pem)
  const forged = json.replace('Ada Lovelace', 'Eve Lovelace')
  return { genuine: JSON.parse(json) as Credential, forged: JSON.parse(forged) as Credential }
}

describe('a credential is accepted, and a forged one refused', () => {
  test.each([
    ['eddsa-rdfc-2022', rdfSuite],
    ['eddsa-jcs-2022', createVerifyCryptosuite()],
  ])('by @digitalbazaar/vc with %s', async (_name, cryptosuite) => {
    const { id, did, publicKeyMultibase } = await writer.readKey(pem, facts.origin)
    const known = new Map<string, object>([
      [did, writer.didDocument(did, [{ id, publicKeyMultibase }])],
      [
        id,
        {
          '@context': 'https://w3id.org/security/multikey/v1',
          id,
          type: 'Multikey',
          controller: did,
          publicKeyMultibase,
        },
      ],
    ])
    const verify = (credential: object) =>
      bazaar.verifyCredential({
        credential,
        suite: new DataIntegrityProof({ cryptosuite }),
        documentLoader: async (address: string) => ({
          document: known.get(address) ?? findVocabulary(address),
          documentUrl: address,
        }),
        checkStatus: async () => ({ verified: true }),
      })
    const { genuine, forged } = await bothVersions()
    expect(await verify(genuine)).toMatchObject({ verified: true })
    expect(await verify(forged)).toMatchObject({ verified: false })
  })

  test('by @digitalcredentials/verifier-core', async () => {
    const signatureOf = async (credential: Credential) => {
      const { log = [], errors } = await verifyCredential({ credential, knownDIDRegistries: [] })
      return { signature: log.find(({ id }) => id === 'valid_signature')?.valid, errors }
    }
    const { genuine, forged } = await bothVersions()
    expect(await signatureOf(genuine)).toMatchObject({ signature: true })
    expect((await signatureOf(forged)).signature).not.toBe(true)
  })
})
