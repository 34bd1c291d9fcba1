import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { cryptosuite as rdfSuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import library from 'jsonld-signatures'
import { didDocument } from '#keys/did-document.ts'
import { findVocabulary } from '#vocabularies/find-vocabulary.ts'

type Key = { id: string; publicKeyMultibase: string }

const suites = [rdfSuite, createVerifyCryptosuite()]

/** Whether a document has both signatures of this key, and nothing in it was changed since. */
export async function hasProofsOf(document: object, key: Key): Promise<boolean> {
  const documents = documentsOf(key)
  const { results = [] } = await library.verify(document, {
    suite: suites.map((cryptosuite) => new DataIntegrityProof({ cryptosuite })),
    purpose: new library.purposes.AssertionProofPurpose(),
    documentLoader: async (address) => ({
      document: documents.get(address) ?? findVocabulary(address),
      documentUrl: address,
    }),
  })
  const proofs = 'proof' in document && Array.isArray(document.proof) ? document.proof.length : 1
  // The library is content with one valid proof of several.
  return proofs === suites.length && results.length === proofs && results.every(({ verified }) => verified)
}

/** What the address of a key and that of its owner lead to. */
function documentsOf({ id, publicKeyMultibase }: Key): ReadonlyMap<string, object> {
  const [did = ''] = id.split('#')
  const key = {
    '@context': 'https://w3id.org/security/multikey/v1',
    id,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase,
  }
  return new Map([
    [id, key],
    [did, didDocument(did, [{ id, publicKeyMultibase }])],
  ])
}
