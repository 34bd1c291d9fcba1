import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { EmailText } from '../entities/email-text.ts'
import { maxEmailLength, signInCodeLength } from '../limits.ts'

/** A path of our own; the server checks it again when it redirects (docs/reference/api.md, “Return paths”). */
const ReturnPath = z.string().check(z.maxLength(2000))

/**
 * Too much mail: to one address, from one network, or from the whole school
 * (docs/configuration.md, “Limits of mail”).
 */
export const mailRefusals = {
  'signin.too-many-mails': 429,
  'signin.too-many-mails-here': 429,
  'signin.mail-paused': 429,
} as const

/** The answer is the same for known and unknown addresses (docs/reference/security.md, “Known addresses”). */
export const requestSignInMail = endpoint('POST', '/signin/email', {
  access: 'public',
  body: z.strictObject({
    email: EmailText.check(z.minLength(3), z.maxLength(maxEmailLength)),
    returnTo: z.optional(ReturnPath),
  }),
  okStatus: 202,
  ok: z.object({}),
  refusals: { 'signin.email-invalid': 400, ...mailRefusals },
})

/**
 * Redeems a sign-in token (from the mailed link) or code (typed in the window that requested it).
 * `signin.code-needed`: the link was opened in another browser, where it must not sign in. `signin.address-kept`: an
 * account has given up the address and can still take it back.
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
    'signin.blocked': 403,
    'signin.code-needed': 409,
    'signin.address-kept': 423,
  },
})
