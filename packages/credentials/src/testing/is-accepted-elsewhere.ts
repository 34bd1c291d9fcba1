import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite as rdfSuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as bazaar from '@digitalbazaar/vc'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { didDocument } from '#keys/did-document.ts'
import { findVocabulary } from '#vocabularies/find-vocabulary.ts'
import { withoutNetwork } from './without-network.ts'

type Credential = Parameters<typeof verifyCredential>[0]['credential']

/** Whether two verifiers from npm that are not ours accept a credential of a school without a public address. */
export async function isAcceptedElsewhere(json: string): Promise<[bazaar: boolean, core: boolean]> {
  return [await isAcceptedByBazaar(json, rdfSuite), await isAcceptedByCore(json)]
}

/** By `@digitalbazaar/vc`, with one of the two kinds of signature. */
export async function isAcceptedByBazaar(json: string, cryptosuite: unknown): Promise<boolean> {
  const credential = JSON.parse(json) as object & { proof: { verificationMethod: string }[] }
  const id = credential.proof[0]?.verificationMethod ?? ''
  // The key itself is its address (did:key), so it need not be fetched.
  const [did = '', publicKeyMultibase = ''] = id.split('#')
  const context = 'https://w3id.org/security/multikey/v1'
  const known = new Map<string, object>([
    [did, didDocument(did, [{ id, publicKeyMultibase }])],
    [id, { '@context': context, id, type: 'Multikey', controller: did, publicKeyMultibase }],
  ])
  const { verified } = await bazaar.verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (address) => ({
      document: known.get(address) ?? findVocabulary(address),
      documentUrl: address,
    }),
    checkStatus: async () => ({ verified: true }),
  })
  return verified
}

/** By `@digitalcredentials/verifier-core`. It asks for lists of names, too; without them, it checks the signature. */
async function isAcceptedByCore(json: string): Promise<boolean> {
  const credential = JSON.parse(json) as Credential
  const { log = [] } = await withoutNetwork(() => verifyCredential({ credential, knownDIDRegistries: [] }))
  return log.find(({ id }) => id === 'valid_signature')?.valid === true
}
