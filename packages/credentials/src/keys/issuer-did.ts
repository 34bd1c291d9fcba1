/**
 * The issuer’s DID: its web address, which others resolve with `https` only (did:web), and elsewhere the key itself
 * (did:key), such as on a machine of one’s own.
 */
export function issuerDid(origin: string, publicKeyMultibase: string): string {
  const { protocol, host } = new URL(origin)
  return protocol === 'https:' ? `did:web:${encodeURIComponent(host)}` : `did:key:${publicKeyMultibase}`
}
