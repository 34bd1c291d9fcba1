import * as z from 'zod/mini'
import { SessionUser } from './user.ts'

/** Everything that is kept about a camper, in the words of the API. */
export const AccountExport = z.object({
  /** ISO 8601. */
  exportedAt: z.string(),
  user: SessionUser,
  sessions: z.array(z.object({ createdAt: z.string(), lastSeenAt: z.string() })),
  usernames: z.array(z.string()),
  /** An address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  mails: z.array(z.object({ sentAt: z.string(), subject: z.string(), body: z.string() })),
})
export type AccountExport = z.infer<typeof AccountExport>
