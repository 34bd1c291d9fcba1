import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Bytes, as WebAuthn sends them. */
const base64Url = (maximum: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.minLength(1), z.maxLength(maximum))

/** Devices choose its length, up to 1023 bytes (WebAuthn §4). */
const PasskeyId = base64Url(1400)
const Challenge = base64Url(100)

/** A passkey of the camper. Times are milliseconds since 1970. */
export const Passkey = z.object({
  id: PasskeyId,
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
  /** The browser or system that created it; empty if the browser did not say. */
  browser: z.string(),
  system: z.string(),
})
export type Passkey = z.infer<typeof Passkey>

/** The options for a passkey request. The browser finds the account by itself. */
export const passkeySignInOptions = endpoint('POST', '/signin/passkey/options', {
  access: 'public',
  ok: z.object({
    challenge: Challenge,
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
  refusals: {},
})

/** A device's answer to our challenge. */
export const passkeyAssertion = {
  id: PasskeyId,
  clientDataJSON: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(2000),
  userHandle: base64Url(100),
}

export const signInWithPasskey = endpoint('POST', '/signin/passkey/verify', {
  access: 'public',
  body: z.strictObject({
    ...passkeyAssertion,
    returnTo: z.optional(z.string().check(z.maxLength(2000))),
  }),
  ok: z.object({ username: z.string(), returnTo: z.string() }),
  refusals: {
    'signin.passkey-failed': 400,
    'signin.blocked': 403,
    'signin.passkey-unknown': 404,
    'signin.passkey-expired': 410,
  },
})

/** A new passkey can confirm its camper from then on, so adding one must be confirmed too. */
export const newPasskeyOptions = endpoint('POST', '/user/passkeys/options', {
  access: 'camper',
  isConfirmed: true,
  ok: z.object({
    challenge: Challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    timeout: z.number(),
  }),
  refusals: { 'signin.passkey-too-many': 409, 'signin.required': 401, 'signin.confirm-first': 403 },
})

export const addPasskey = endpoint('POST', '/user/passkeys', {
  access: 'camper',
  isConfirmed: true,
  body: z.strictObject({
    id: PasskeyId,
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
  }),
  ok: z.object({ passkey: Passkey }),
  refusals: {
    'signin.passkey-failed': 400,
    'signin.passkey-expired': 410,
    'signin.passkey-too-many': 409,
    'signin.required': 401,
    'signin.confirm-first': 403,
  },
})

export const listPasskeys = endpoint('GET', '/user/passkeys', {
  access: 'camper',
  ok: z.object({ passkeys: z.array(Passkey) }),
  refusals: { 'signin.required': 401 },
})

/** Removes one of the camper's own. */
export const removePasskey = endpoint('DELETE', '/user/passkeys', {
  access: 'camper',
  isConfirmed: true,
  body: z.strictObject({ id: PasskeyId }),
  ok: z.object({}),
  refusals: {
    'flash.generic-error': 400,
    'signin.required': 401,
    'signin.confirm-first': 403,
    'signin.passkey-gone': 404,
  },
})
