import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { EmailText } from '../entities/email-text.ts'
import { maxEmailLength } from '../limits.ts'

/** How many codes are left, and when they were created (milliseconds since 1970; null: never). */
export const getRecoveryCodes = endpoint('GET', '/user/recovery-codes', {
  access: 'camper',
  ok: z.object({ left: z.number(), createdAt: z.nullable(z.number()) }),
  refusals: { 'signin.required': 401 },
})

/** Creates new codes and deletes the old ones. They are shown only this once. */
export const makeRecoveryCodes = endpoint('POST', '/user/recovery-codes', {
  access: 'camper',
  isConfirmed: true,
  ok: z.object({ codes: z.array(z.string()) }),
  refusals: { 'signin.required': 401, 'signin.confirm-first': 403 },
})

/**
 * Redeems a code. The answer is the same for a wrong code and for an unknown address
 * (docs/reference/security.md, “Known addresses”).
 */
export const signInWithRecoveryCode = endpoint('POST', '/signin/recovery', {
  access: 'public',
  body: z.strictObject({
    email: EmailText.check(z.maxLength(maxEmailLength)),
    code: z.string().check(z.maxLength(40)),
    returnTo: z.optional(z.string().check(z.maxLength(2000))),
  }),
  ok: z.object({ username: z.string(), returnTo: z.string() }),
  refusals: { 'signin.recovery-invalid': 400, 'signin.blocked': 403 },
})
