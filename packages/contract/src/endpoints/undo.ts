import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AccountChange } from '../entities/account-change.ts'
import { Notice } from '../entities/notice.ts'

/** The account, and the secret of the link. */
const body = z.strictObject({ token: z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)) })

/** Previews what the link in a notice would undo. Changes nothing and does not redeem the link. */
export const previewUndo = endpoint('POST', '/user/undo/preview', {
  access: 'public',
  body,
  ok: z.object({
    /** The address that the account will have afterward. */
    email: z.string(),
    /** Newest first. */
    changes: z.array(AccountChange),
  }),
  refusals: { 'flash.undo-invalid': 400 },
})

/**
 * Redeems the link in a notice: the account gets back the address that the notice was sent to, and the name and
 * sign-in methods that it had a week before. All sessions end (decision 32).
 */
export const undoChanges = endpoint('POST', '/user/undo', {
  access: 'public',
  body,
  ok: Notice,
  refusals: { 'flash.undo-invalid': 400 },
})
