import { randomUUID } from 'node:crypto'
import type { BodyOf, OkOf, previewUndo as previewCall, undoChanges as undoCall } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { type Refusal, refuse } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import { mailsIn } from '#mail/mails-in.ts'
import { restoreUsername, deleteUsernameClaimsSince } from '#users/name-store.ts'
import { raiseSignInEpoch } from '#users/sign-in-epoch-store.ts'
import { lockUser } from '#users/lock-store.ts'
import { findUser } from '#users/store.ts'
import type { ChangeServices } from './change-account.ts'
import type { KeptChange } from '#database/kept-change.ts'
import { listMailboxes, restoreEmail } from './mailbox-store.ts'
import { recordChange } from './record-change.ts'
import { addressesOf, changesSince, cutFor, mergeRemoved, usedSheets } from './rules.ts'
import { deleteChanges, deleteLinksBut, findLink, listChanges } from './store.ts'
import { endEverythingOpen, removeSheets, removeWaysInSince, restoreWaysIn } from './ways-in-store.ts'

type Plan = {
  userId: string
  mailbox: string
  /** The mailboxes that can undo this undo. */
  olderMailboxes: string[]
  changes: KeptChange[]
  cut: Date
  user: { email: string; username: string; username_display: string }
}
export type UndoServices = ChangeServices & {
  /** Called when an undo has ended all sessions of an account. */
  onSessionsEnded: (userId: string) => void
}
type Invalid = Refusal<'flash.undo-invalid'>

/** What a link would revert. */
export async function previewUndo(
  { database, now }: Pick<ChangeServices, 'database' | 'now'>,
  { token }: BodyOf<typeof previewCall>,
): Promise<OkOf<typeof previewCall> | Invalid> {
  const plan = await findPlan(database, token, now())
  if (!plan) return refuse('flash.undo-invalid')
  const changes = plan.changes.map(({ kind, changedAt }) => ({ kind, changedAt: changedAt.getTime() }))
  return { email: plan.mailbox, changes: changes.toReversed() }
}

/**
 * Restores an account, at the request of one of its mailboxes, to its state a week before the change that the
 * mailbox was notified of (decision 32). All sessions end: the change was made in one of them, and we cannot tell
 * which were stolen.
 */
export async function undoChanges(
  { database, mailer, appOrigin, language, onSessionsEnded, now }: UndoServices,
  { token }: BodyOf<typeof undoCall>,
): Promise<OkOf<typeof undoCall> | Invalid> {
  const time = now()
  // Only a real link may hold the account: its id is public, and its owner's changes would have to wait.
  if (!(await findLinkOf(database, token, time))) return refuse('flash.undo-invalid')
  const undone = await transact(database, async (transaction) => {
    // A concurrent change either commits before this and is undone, or comes after it and has no session. So does a
    // concurrent sign-in: it ends here, or its proof no longer holds.
    await lockUser(transaction, userIdIn(token))
    const plan = await findPlan(transaction, token, time)
    if (!plan) return undefined
    const { userId, mailbox, olderMailboxes } = plan
    const removed = await restore(transaction, plan, time)
    await deleteLinksBut(transaction, userId, olderMailboxes)
    const confirmation = {
      mailId: randomUUID(),
      recipient: mailbox,
      ...mailsIn(language).takenBackMail(),
      about: [userId],
    }
    const sendConfirmation = await mailer.keep(transaction, confirmation)
    if (olderMailboxes.length === 0) {
      await deleteChanges(transaction, userId)
      return { mailbox, sends: [sendConfirmation] }
    }
    const sendNotices = await recordChange(
      transaction,
      {
        userId,
        kind: 'undone',
        removed,
        undoneBy: mailbox,
        isTold: ({ email }) => olderMailboxes.includes(email),
      },
      { mailer, appOrigin, ...(language && { language }), now: time },
    )
    return { mailbox, sends: [sendNotices, sendConfirmation] }
  })
  if (!undone) return refuse('flash.undo-invalid')
  onSessionsEnded(userIdIn(token))
  const { mailbox: email, sends } = undone
  for (const send of sends) send()
  return { type: 'success', message: 'flash.undone', variables: { email } }
}

function findLinkOf(queryable: Queryable, token: string, now: Date) {
  const [, secret = ''] = token.split('.')
  return findLink(queryable, { userId: userIdIn(token), tokenHash: hashSecret(secret), now })
}

async function findPlan(queryable: Queryable, token: string, now: Date): Promise<Plan | undefined> {
  const userId = userIdIn(token)
  const link = await findLinkOf(queryable, token, now)
  const user = link && (await findUser(queryable, userId))
  if (!link || !user) return undefined
  const { mailbox } = link
  const living = (await listMailboxes(queryable, userId, now)).map(({ email }) => email)
  const kept = await listChanges(queryable, userId)
  const addresses = addressesOf(kept, user.email)
  if (!living.includes(mailbox)) return undefined
  const olderAddresses = addresses.slice(0, Math.max(0, addresses.indexOf(mailbox)))
  const cut = cutFor(link.changedAt)
  return {
    userId,
    mailbox,
    olderMailboxes: olderAddresses.filter((address) => living.includes(address)),
    changes: changesSince(kept, { cut, olderAddresses, mailbox }),
    cut,
    user,
  }
}

/** Returns what the undo itself removes. */
async function restore(queryable: Queryable, plan: Plan, now: Date) {
  const { userId, mailbox, olderMailboxes, changes, cut, user } = plan
  const before = mergeRemoved(changes, cut)
  await raiseSignInEpoch(queryable, userId)
  await endEverythingOpen(queryable, userId)
  const removed = await removeWaysInSince(queryable, userId, cut)
  await removeSheets(queryable, userId, usedSheets(changes))
  await restoreWaysIn(queryable, before)
  await deleteUsernameClaimsSince(queryable, userId, cut)
  const isRenamed = before.username !== undefined && before.username !== user.username_display
  if (before.username !== undefined && isRenamed)
    await restoreUsername(queryable, { userId, display: before.username, left: user.username, now })
  await restoreEmail(queryable, { userId, email: mailbox, olderMailboxes })
  return {
    ...removed,
    ...(mailbox !== user.email && { email: user.email }),
    ...(isRenamed && { username: user.username_display }),
  }
}

function userIdIn(token: string): string {
  const [userId = ''] = token.split('.')
  return uuid.test(userId) ? userId : unknownUserId
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const unknownUserId = '00000000-0000-0000-0000-000000000000'
