import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

/**
 * A new passkey without the statement about its device's maker, as browsers send it when none is asked for
 * (WebAuthn §6.5.2, format `none`). To check such a statement, the library downloads what its certificates name, from
 * any address and however long it is, before it knows who signed them.
 *
 * @param attestationObject base64url, as a browser sends it
 * @throws Error for anything that is no such object
 */
export function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ]),
  )
  return isoBase64URL.fromBuffer(bare)
}
