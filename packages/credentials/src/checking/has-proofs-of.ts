import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { cryptosuite as rdfSuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import library from 'jsonld-signatures'
import { didDocument } from '#keys/did-document.ts'
import { findVocabulary } from '#vocabularies/find-vocabulary.ts'
import { SignedShape } from './signed-shape.ts'

type Key = { id: string; publicKeyMultibase: string }

/** The one that reads JSON comes first: what was changed never reaches JSON-LD. */
const suites = [createVerifyCryptosuite(), rdfSuite]

/** Whether a document has both signatures of this key, and nothing in it was changed since. */
export async function hasProofsOf(document: object, key: Key): Promise<boolean> {
  if (!SignedShape.safeParse(document).success) return false
  // One by one: together, the library is content with one of them, also when it is there twice.
  for (const cryptosuite of suites) {
    if (!(await hasProof(document, key, cryptosuite))) return false
  }
  return true
}

async function hasProof(document: object, key: Key, cryptosuite: unknown): Promise<boolean> {
  const documents = documentsOf(key)
  const { results = [] } = await library.verify(document, {
    suite: new DataIntegrityProof({ cryptosuite }),
    purpose: new library.purposes.AssertionProofPurpose(),
    documentLoader: async (address) => ({
      document: documents.get(address) ?? findVocabulary(address),
      documentUrl: address,
    }),
  })
  return results.length === 1 && results.every(({ verified }) => verified)
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
