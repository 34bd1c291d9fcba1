import { type StatusListFacts, statusListLength } from '@cairn/contract'
import { Bitstring } from '@digitalbazaar/bitstring'
import { statusListAddress } from './status-list-address.ts'
import { vocabularies } from '#vocabularies/addresses.ts'

/** In base64url without padding (W3C, “Multibase”). */
const multibasePrefix = 'u'

/** Which credentials are revoked or suspended, as an unsigned credential (W3C, “Bitstring Status List 1.0”). */
export async function describeStatusList(facts: StatusListFacts, did: string): Promise<object> {
  const { origin, schoolName, purpose, list, issuedAt, indexes } = facts
  const bits = new Bitstring({ length: statusListLength })
  for (const index of indexes) bits.set(index, true)
  const address = statusListAddress(origin, purpose, list)
  return {
    '@context': [vocabularies.credentials],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: did, name: schoolName },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: multibasePrefix + (await bits.encodeBits()),
    },
  }
}
