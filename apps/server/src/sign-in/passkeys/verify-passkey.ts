import type { BodyOf, signInWithPasskey } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { redeemChallenge } from './issue-challenge.ts'
import { countUse, findPasskey, type PasskeyRow } from './store.ts'

/** Where passkeys are valid: one host, and exactly these origins on it. */
export type RelyingParty = { rpId: string; appOrigins: readonly string[] }

type Attempt = {
  body: BodyOf<typeof signInWithPasskey>
  browserSecret: string
  /** The camper whose passkey it must be; any camper by default. */
  onlyOf?: string
  now: Date
}

type VerificationKey = 'signin.passkey-failed' | 'signin.passkey-expired' | 'signin.passkey-unknown'

/** Finds the owner of the passkey that signed our challenge. The device has verified a finger, a face or a PIN. */
export async function verifyPasskey(
  database: Database,
  party: RelyingParty,
  { body, browserSecret, onlyOf, now }: Attempt,
): Promise<ProvenCamper | Refusal<VerificationKey>> {
  const challenge = await redeemChallenge(database, body.clientDataJSON, { browserSecret, userId: null, now })
  if (challenge === undefined) return refuse('signin.passkey-expired')
  const userId = Buffer.from(body.userHandle, 'base64url').toString()
  const isWelcome = uuid.test(userId) && (onlyOf === undefined || onlyOf === userId)
  const passkey = isWelcome ? await findPasskey(database, userId, body.id) : undefined
  if (!passkey) return refuse('signin.passkey-unknown')
  const counter = await counterOf({ body, challenge, passkey, party })
  if (counter === undefined) return refuse('signin.passkey-failed')
  const isCounted = await countUse(database, { userId, passkeyId: passkey.passkey_id, counter, now })
  if (!isCounted) return refuse('signin.passkey-failed')
  return { userId, username: passkey.username, signInEpoch: passkey.signInEpoch }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Signed = { body: Attempt['body']; challenge: string; passkey: PasskeyRow; party: RelyingParty }

/** The counter after this use; undefined if anything in the answer is invalid. */
async function counterOf({ body, challenge, passkey, party }: Signed): Promise<number | undefined> {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = body
  // See register-passkey.ts.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.appOrigins],
      expectedRPID: party.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.passkey_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    return asMistake(error)
  }
}

/** The library throws plain errors for invalid answers, and all of its input comes from outside. */
function asMistake(error: unknown): undefined {
  if (error instanceof Error) return undefined
  throw error
}
