// Before the library, which uses it for the metadata of its classes.
import 'reflect-metadata'
import { createHash, type KeyObject } from 'node:crypto'
import type { addPasskey, BodyOf } from '@cairn/contract'
import {
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  Extension,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

type NewPasskey = BodyOf<typeof addPasskey>

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const es256 = -7
const dayMs = 86_400_000
/** Of the extension in which Android describes a key. */
const keyDescription = '1.3.6.1.4.1.11129.2.1.17'

/**
 * A new passkey with a statement that its device's maker is Android. A maker that was made up signed its certificate,
 * which names an address for the list of revoked ones.
 */
export async function withAndroidStatement(
  passkey: NewPasskey,
  publicKey: KeyObject,
  address: string,
): Promise<NewPasskey> {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(passkey.attestationObject)).get('authData')
  const clientData = Buffer.from(passkey.clientDataJSON, 'base64url')
  const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', es256],
    ['sig', new Uint8Array(8)],
    ['x5c', await certificates(publicKey, createHash('sha256').update(clientData).digest(), address)],
  ])
  const attestation = new Map<string, string | Uint8Array | typeof statement>([
    ['fmt', 'android-key'],
    ['attStmt', statement],
    ['authData', authData],
  ])
  return { ...passkey, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation)) }
}

/** Of the key, and of the maker. */
async function certificates(key: KeyObject, clientDataHash: Buffer, address: string): Promise<Uint8Array[]> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const lasts = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + dayMs) }
  const maker = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Maker',
      keys,
      signingAlgorithm: algorithm,
      ...lasts,
      extensions: [new BasicConstraintsExtension(true)],
    },
    crypto,
  )
  const certificate = await X509CertificateGenerator.create(
    {
      subject: 'CN=Key',
      issuer: maker.subject,
      publicKey: key.toCryptoKey(algorithm, true, ['verify']),
      signingKey: keys.privateKey,
      signingAlgorithm: algorithm,
      ...lasts,
      extensions: [
        new CRLDistributionPointsExtension([address]),
        new Extension(keyDescription, false, describe(clientDataHash)),
      ],
    },
    crypto,
  )
  return [certificate, maker].map(({ rawData }) => new Uint8Array(rawData))
}

/** DER: versions and levels of security, the challenge, no further id, and two empty lists of authorizations. */
function describe(challenge: Buffer): Uint8Array<ArrayBuffer> {
  const level = [0x0a, 1, 1]
  const start = [2, 1, 3, ...level, 2, 1, 4, ...level, 4, challenge.length]
  const parts = [...start, ...challenge, 4, 0, 0x30, 0, 0x30, 0]
  return Uint8Array.from([0x30, parts.length, ...parts])
}
