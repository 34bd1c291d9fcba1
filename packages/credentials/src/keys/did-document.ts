/** The document behind a `did:web`, with all keys whose signatures are valid (W3C, “Controlled Identifiers”). */
export function didDocument(
  did: string,
  keys: readonly { id: string; publicKeyMultibase: string }[],
): object {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map(({ id, publicKeyMultibase }) => ({
      id,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: keys.map(({ id }) => id),
  }
}
