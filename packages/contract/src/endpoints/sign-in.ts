import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { maxEmailLength, signInCodeLength } from '../limits.ts'

/** Only a path of our own; the server checks it again when it redirects (security.md §1a #12). */
const ReturnPath = z.string().check(z.maxLength(2000))

/** Too much mail: to one address, from one network, or from the whole school (security.md §3, “Limits”). */
export const mailRefusals = {
  'signin.too-many-mails': 429,
  'signin.too-many-mails-here': 429,
  'signin.mail-paused': 429,
} as const

/** Always the same answer, whether the address is known or not (security.md S9). */
export const requestSignInMail = endpoint('POST', '/signin/email', {
  access: 'public',
  body: z.strictObject({
    email: z.string().check(z.minLength(3), z.maxLength(maxEmailLength)),
    returnTo: z.optional(ReturnPath),
  }),
  okStatus: 202,
  ok: z.object({}),
  refusals: { 'signin.email-invalid': 400, ...mailRefusals },
})

/**
 * Spends a sign-in token (from the mailed link) or code (typed in the window that asked for it).
 * `signin.code-needed`: the link was opened in another browser, which must not be signed in.
 * `signin.address-kept`: an account has left the address, and can still take it back.
 */
export const confirmSignIn = endpoint('POST', '/signin/confirm', {
  access: 'public',
  body: z.union([
    z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    z.strictObject({ code: z.string().check(z.length(signInCodeLength)) }),
  ]),
  ok: z.object({ username: z.string(), returnTo: z.string(), isNewCamper: z.boolean() }),
  refusals: {
    'signin.link-expired': 410,
    'signin.code-invalid': 400,
    'signin.code-needed': 409,
    'signin.address-kept': 423,
  },
})
