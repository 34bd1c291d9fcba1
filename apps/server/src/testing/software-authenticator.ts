import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { addPasskey, BodyOf, signInWithPasskey } from '@cairn/contract'

/** How an answer may differ from a valid one. */
type Fault = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

const present = 0x01
const verified = 0x04
const withCredential = 0x40

/** A device with one passkey, for tests that send what no browser would. Its signatures are real. */
export class SoftwareAuthenticator {
  counter = 0
  readonly id = randomBytes(32).toString('base64url')
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly publicKey: KeyObject
  #userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.publicKey = publicKey
  }

  create(
    { challenge, user }: { challenge: string; user: { id: string } },
    fault: Fault = {},
  ): BodyOf<typeof addPasskey> {
    this.#userHandle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, this.#coseKey()])
    const data = Buffer.concat([this.#head(withCredential, fault), credential])
    const attestation = Buffer.concat([
      // A map of three entries: `fmt`, `attStmt` (empty) and `authData` (bytes, with a length of two bytes).
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59]),
      uint(data.length, 2),
      data,
    ])
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, fault).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    }
  }

  get({ challenge }: { challenge: string }, fault: Fault = {}): BodyOf<typeof signInWithPasskey> {
    this.counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, fault)
    const data = this.#head(0, fault)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey)
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Fault): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #head(flags: number, { rpId, isVerified = true, counter = this.counter }: Fault): Buffer {
    const host = rpId ?? new URL(this.#origin).hostname
    const allFlags = flags | present | (isVerified ? verified : 0)
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([allFlags]), uint(counter, 4)])
  }

  /** COSE: `{1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}`. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    const bytes = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(x),
      Buffer.from([0x22]),
      bytes(y),
    ])
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** A short text in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
