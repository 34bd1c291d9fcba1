import type { addPasskey, BodyOf, Passkey } from '@cairn/contract'
import { limits } from '@cairn/contract'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import type { DeviceName } from '../sessions/device-name.ts'
import { redeemChallenge } from './issue-challenge.ts'
import { presentPasskey } from './present.ts'
import { insertPasskey, listPasskeyRows } from './store.ts'
import type { RelyingParty } from './verify-passkey.ts'

/** ES256, EdDSA and RS256: together, all platforms support them. */
export const algorithms = [-7, -8, -257]

type Attempt = {
  session: Session
  body: BodyOf<typeof addPasskey>
  browserSecret: string
  device: DeviceName
}

type RegistrationKey =
  | 'signin.passkey-failed'
  | 'signin.passkey-expired'
  | 'signin.passkey-too-many'
  | 'signin.required'

/** Stores a new passkey of a signed-in camper. */
export async function registerPasskey(
  services: ChangeServices,
  party: RelyingParty,
  { session, body, browserSecret, device }: Attempt,
): Promise<Passkey | Refusal<RegistrationKey>> {
  const { userId } = session.camper
  const now = services.now()
  const challenge = await redeemChallenge(services.database, body.clientDataJSON, {
    browserSecret,
    userId,
    now,
  })
  if (challenge === undefined) return refuse('signin.passkey-expired')
  const credential = await credentialOf(body, challenge, party)
  if (!credential) return refuse('signin.passkey-failed')
  return changeAccount(services, session, async (transaction, record) => {
    const { length } = await listPasskeyRows(transaction, userId)
    if (length >= limits.maxPasskeys) return refuse('signin.passkey-too-many')
    const row = {
      user_id: userId,
      passkey_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      ...device,
      created_at: now,
      last_used_at: null,
    }
    if (!(await insertPasskey(transaction, row))) return refuse('signin.passkey-failed')
    await record('passkey-added')
    return presentPasskey(row)
  })
}

async function credentialOf(body: Attempt['body'], challenge: string, party: RelyingParty) {
  const { id, clientDataJSON, attestationObject } = body
  // Some 280 modules, which most schools need for few requests and would read at each start.
  const [{ verifyRegistrationResponse }, { withoutStatement }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('./without-statement.ts'),
  ])
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject: withoutStatement(attestationObject) },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.appOrigins],
      expectedRPID: party.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential
  } catch (error) {
    // The library throws plain errors for invalid answers, and all of its input comes from outside.
    if (error instanceof Error) return undefined
    throw error
  }
}
