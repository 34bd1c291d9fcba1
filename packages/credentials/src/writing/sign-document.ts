import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createSignCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { cryptosuite as rdfSuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import library from 'jsonld-signatures'
import type { OpenedKey } from '#keys/open-key.ts'
import { findVocabulary } from '#vocabularies/find-vocabulary.ts'

/**
 * Signs a document twice (W3C, “Data Integrity EdDSA Cryptosuites”): other verifiers know `eddsa-rdfc-2022`, which
 * covers what the document means, and `eddsa-jcs-2022` covers every value as it is written.
 */
export async function signDocument(document: object, { keyPair }: OpenedKey, date: Date): Promise<object> {
  const sign = (signed: object, cryptosuite: unknown) =>
    library.sign(signed, {
      suite: new DataIntegrityProof({ signer: keyPair.signer(), cryptosuite, date }),
      purpose: new library.purposes.AssertionProofPurpose(),
      documentLoader: async (address) => ({ document: findVocabulary(address), documentUrl: address }),
    })
  return sign(await sign(document, rdfSuite), createSignCryptosuite())
}
