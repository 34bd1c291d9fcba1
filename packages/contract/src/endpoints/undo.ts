import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AccountChange } from '../entities/account-change.ts'
import { Notice } from '../entities/notice.ts'

/** Whose account, and the secret of the link. */
const body = z.strictObject({ token: z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)) })

/** Tells what the link in a notice would take back. Changes nothing, and spends nothing. */
export const previewUndo = endpoint('POST', '/user/undo/preview', {
  access: 'public',
  body,
  ok: z.object({
    /** The address that the account has afterwards. */
    email: z.string(),
    /** The newest first. */
    changes: z.array(AccountChange),
  }),
  refusals: { 'flash.undo-invalid': 400 },
})

/**
 * Spends the link in a notice: the account has again the address that the notice went to, and the name and the
 * ways in that it had a week before. Everybody is signed out.
 */
export const undoChanges = endpoint('POST', '/user/undo', {
  access: 'public',
  body,
  ok: Notice,
  refusals: { 'flash.undo-invalid': 400 },
})
