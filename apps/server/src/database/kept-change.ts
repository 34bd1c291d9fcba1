import type { AccountChangeKind } from '@cairn/contract'

/** The tables whose rows are ways to sign in to an account. */
export type WayInTable = 'passkeys' | 'identities' | 'recovery_codes'

/** A row of such a table, in the JSON that PostgreSQL writes and reads back. */
export type KeptRow = { created_at: string; [column: string]: unknown }

/** What a change removed from an account. */
export type Removed = {
  email?: string
  /** As it was displayed. */
  username?: string
} & { [Table in WayInTable]?: KeptRow[] }

/** A change to how people can sign in to an account, kept so that it can be undone. */
export type KeptChange = {
  kind: AccountChangeKind
  changedAt: Date
  removed: Removed
  undoneBy: string | null
}
