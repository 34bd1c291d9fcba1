import { createPrivateKey } from 'node:crypto'
import type { PublicIssuerKey } from '@cairn/contract'
import { fromJwk, type KeyPair } from '@digitalbazaar/ed25519-multikey'
import { issuerDid } from './issuer-did.ts'

export type OpenedKey = PublicIssuerKey & { keyPair: KeyPair }

/** @throws Error if the PEM holds no Ed25519 key. */
export async function openKey(pem: string, origin: string): Promise<OpenedKey> {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${key.asymmetricKeyType} is not ed25519`)
  const jwk = key.export({ format: 'jwk' })
  const { publicKeyMultibase } = await fromJwk({ jwk })
  const did = issuerDid(origin, publicKeyMultibase)
  const id = `${did}#${publicKeyMultibase}`
  const keyPair = await fromJwk({ jwk, secretKey: true, id, controller: did })
  return { did, id, publicKeyMultibase, keyPair }
}
