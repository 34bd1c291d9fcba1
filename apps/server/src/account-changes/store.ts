import type { AccountChangeKind } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import type { KeptChange, Removed } from '#database/kept-change.ts'

type NewChange = {
  userId: string
  kind: AccountChangeKind
  changedAt: Date
  removed: Removed
  undoneBy?: string
}

export async function insertChange(queryable: Queryable, change: NewChange): Promise<void> {
  await queryable
    .insertInto('account_changes')
    .values({
      user_id: change.userId,
      kind: change.kind,
      changed_at: change.changedAt,
      removed: JSON.stringify(change.removed),
      undone_by: change.undoneBy ?? null,
    })
    .execute()
}

/** In the order in which they were made. */
export async function listChanges(queryable: Queryable, userId: string): Promise<KeptChange[]> {
  return queryable
    .selectFrom('account_changes')
    .select(['kind', 'changed_at as changedAt', 'removed', 'undone_by as undoneBy'])
    .where('user_id', '=', userId)
    .orderBy('change_id')
    .execute()
}

/** Deletes an account's changes once no mailbox is left that could undo them. */
export async function deleteChanges(queryable: Queryable, userId: string): Promise<void> {
  await queryable.deleteFrom('account_changes').where('user_id', '=', userId).execute()
}

/** Deletes changes that no link can undo anymore: those up to `changedUpTo`, and expired ones. */
export async function forgetOldChanges(
  queryable: Queryable,
  { now, changedUpTo }: { now: Date; changedUpTo: Date },
): Promise<void> {
  await queryable.deleteFrom('emails').where('reserved_until', '<=', now).execute()
  await queryable.deleteFrom('undo_links').where('expires_at', '<=', now).execute()
  await queryable.deleteFrom('account_changes').where('changed_at', '<=', changedUpTo).execute()
}

export type UndoLink = { mailbox: string; changedAt: Date }
type NewLink = UndoLink & { userId: string; tokenHash: Buffer; expiresAt: Date }

export async function insertLink(queryable: Queryable, link: NewLink): Promise<void> {
  await queryable
    .insertInto('undo_links')
    .values({
      user_id: link.userId,
      token_hash: link.tokenHash,
      mailbox: link.mailbox,
      changed_at: link.changedAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

type LinkKey = { userId: string; tokenHash: Buffer; now: Date }

export async function findLink(
  queryable: Queryable,
  { userId, tokenHash, now }: LinkKey,
): Promise<UndoLink | undefined> {
  return queryable
    .selectFrom('undo_links')
    .select(['mailbox', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Invalidates all links except those of older mailboxes. */
export async function deleteLinksBut(
  queryable: Queryable,
  userId: string,
  olderMailboxes: readonly string[],
): Promise<void> {
  const links = queryable.deleteFrom('undo_links').where('user_id', '=', userId)
  await (olderMailboxes.length > 0 ? links.where('mailbox', 'not in', olderMailboxes) : links).execute()
}
