import * as z from 'zod/mini'

/** A change to how people can sign in to an account; its mailbox is notified of each. */
export const AccountChangeKind = z.enum([
  'device-signed-out',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'recovery-code-used',
  'recovery-codes-made',
  'service-linked',
  'service-unlinked',
  'signed-out-elsewhere',
  'undone',
  'username-changed',
])
export type AccountChangeKind = z.infer<typeof AccountChangeKind>

/** A change that an undo would revert. */
export const AccountChange = z.object({
  kind: AccountChangeKind,
  /** Milliseconds since 1970. */
  changedAt: z.number(),
})
export type AccountChange = z.infer<typeof AccountChange>
