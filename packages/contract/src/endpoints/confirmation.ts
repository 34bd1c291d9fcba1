import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { signInCodeLength } from '../limits.ts'
import { passkeyAssertion } from './passkeys.ts'
import { mailRefusals } from './sign-in.ts'

/** Mails a code to the camper's own address. */
export const requestConfirmationMail = endpoint('POST', '/user/confirmation/mail', {
  access: 'camper',
  okStatus: 202,
  ok: z.object({ email: z.string() }),
  refusals: { 'signin.required': 401, ...mailRefusals },
})

/** Confirms with the mailed code. The session continues with a new secret, as after every confirmation. */
export const confirmWithCode = endpoint('POST', '/user/confirmation/code', {
  access: 'camper',
  body: z.strictObject({ code: z.string().check(z.length(signInCodeLength)) }),
  ok: z.object({}),
  refusals: { 'signin.code-invalid': 400, 'signin.required': 401, 'signin.link-expired': 410 },
})

/** Confirms with one of the camper's own passkeys; the challenge is the one for signing in. */
export const confirmWithPasskey = endpoint('POST', '/user/confirmation/passkey', {
  access: 'camper',
  body: z.strictObject(passkeyAssertion),
  ok: z.object({}),
  refusals: {
    'signin.passkey-failed': 400,
    'signin.required': 401,
    'signin.passkey-unknown': 404,
    'signin.passkey-expired': 410,
  },
})
