import type { AccountChangeKind } from '@cairn/contract'

/** The tables whose rows are ways into an account. */
export type WayInTable = 'passkeys' | 'identities' | 'recovery_codes'

/** A row of such a table as PostgreSQL writes it in JSON, and reads it again. */
export type KeptRow = { created_at: string; [column: string]: unknown }

/** What a change took away from an account. */
export type Removed = {
  email?: string
  /** As it was shown. */
  username?: string
} & { [Table in WayInTable]?: KeptRow[] }

/** A change of what lets people into an account, as it is kept for an undo. */
export type KeptChange = {
  kind: AccountChangeKind
  changedAt: Date
  removed: Removed
  undoneBy: string | null
}
