import { randomBytes, randomUUID } from 'node:crypto'
import { type AccountChangeKind, limits, paths } from '@cairn/contract'
import { accountChangedMail } from '@cairn/locales'
import type { Queryable } from '#database/schema.ts'
import { hashSecret } from '#http/session.ts'
import type { Mail } from '#mail/mailer.ts'
import type { Removed } from './kept-change.ts'
import { listMailboxes, type Mailbox } from './mailbox-store.ts'
import { forgetOldChanges, insertChange, insertLink } from './store.ts'

export type NewChange = {
  userId: string
  kind: AccountChangeKind
  removed?: Removed
  /** For an undo: the mailbox that asked for it. */
  undoneBy?: string
  /** How many recovery codes are left after one was used. */
  codesLeft?: number
  /** Which of the account's mailboxes are told; all of them when left out. */
  isTold?: (mailbox: Mailbox) => boolean
}

type Recording = { appOrigin: string; now: Date }

const secretBytes = 32

/**
 * Writes down a change of what lets people into an account, in the transaction that makes it. Gives the notices
 * to send once it is committed: to the account's mailbox and to those that can still be taken back, each with
 * a link of its own.
 */
export async function recordChange(
  transaction: Queryable,
  { userId, kind, removed = {}, undoneBy, codesLeft, isTold = () => true }: NewChange,
  { appOrigin, now }: Recording,
): Promise<Mail[]> {
  const earlier = (ms: number) => new Date(now.getTime() - ms)
  await forgetOldChanges(transaction, {
    now,
    changedUpTo: earlier(limits.undoReachMs + limits.undoLifetimeMs),
  })
  await insertChange(transaction, {
    userId,
    kind,
    changedAt: now,
    removed,
    ...(undoneBy !== undefined && { undoneBy }),
  })
  const mails: Mail[] = []
  for (const mailbox of (await listMailboxes(transaction, userId, now)).filter(isTold)) {
    const expiresAt = endOfLink(mailbox, now)
    const secret = randomBytes(secretBytes).toString('base64url')
    await insertLink(transaction, {
      userId,
      tokenHash: hashSecret(secret),
      mailbox: mailbox.email,
      changedAt: now,
      expiresAt,
    })
    // After the `#`, so that only a page of ours can spend it, and no mail scanner.
    const link = `${appOrigin}${paths.undo}#t=${userId}.${secret}`
    mails.push({
      mailId: randomUUID(),
      recipient: mailbox.email,
      ...accountChangedMail(kind, { link, codesLeft }),
      sendUntil: expiresAt,
      about: [userId],
    })
  }
  return mails
}

/** A link does not outlive the time for which its address is kept. */
function endOfLink({ keptUntil }: Mailbox, now: Date): Date {
  const end = new Date(now.getTime() + limits.undoLifetimeMs)
  return keptUntil !== null && keptUntil < end ? keptUntil : end
}
