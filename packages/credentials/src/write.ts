import type { CredentialWriter, PublicIssuerKey } from '@cairn/contract'
import { bakePng } from '#baking/bake-png.ts'
import { bakeSvg } from '#baking/bake-svg.ts'
import { createKey } from '#keys/create-key.ts'
import { didDocument } from '#keys/did-document.ts'
import { openKey } from '#keys/open-key.ts'
import { describeCredential } from '#writing/describe-credential.ts'
import { describeStatusList } from '#writing/describe-status-list.ts'
import { signDocument } from '#writing/sign-document.ts'

/** Writes and signs credentials; the server loads this from `.build/credentials`. */
export const writer: CredentialWriter = {
  createKey,
  didDocument,
  bakeSvg,
  bakePng,

  async readKey(pem, origin): Promise<PublicIssuerKey> {
    const { did, id, publicKeyMultibase } = await openKey(pem, origin)
    return { did, id, publicKeyMultibase }
  },

  async writeCredential(facts, pem) {
    const key = await openKey(pem, facts.origin)
    return JSON.stringify(await signDocument(describeCredential(facts, key.did), key, facts.issuedAt))
  },

  async writeStatusList(facts, pem) {
    const key = await openKey(pem, facts.origin)
    return JSON.stringify(await signDocument(await describeStatusList(facts, key.did), key, facts.issuedAt))
  },
}
