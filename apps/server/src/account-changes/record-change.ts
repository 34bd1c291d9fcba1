import { randomBytes, randomUUID } from 'node:crypto'
import { type AccountChangeKind, inLanguage, limits, servedPaths } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { hashSecret } from '#http/secret.ts'
import type { Mail, Mailer, SendKept } from '#mail/mailer.ts'
import type { Removed } from '#database/kept-change.ts'
import { type AskedInLanguage, mailsIn } from '#mail/mails-in.ts'
import { listMailboxes, type Mailbox } from './mailbox-store.ts'
import { forgetOldChanges, insertChange, insertLink } from './store.ts'

export type NewChange = {
  userId: string
  kind: AccountChangeKind
  removed?: Removed
  /** For an undo: the mailbox that requested it. */
  undoneBy?: string
  /** How many recovery codes remain after one was used. */
  codesLeft?: number
  /** Which of the account's mailboxes to notify; all of them by default. */
  isTold?: (mailbox: Mailbox) => boolean
}

type Recording = AskedInLanguage & { mailer: Pick<Mailer, 'keep'>; appOrigin: string; now: Date }

const secretBytes = 32

/**
 * Records a change to how people can sign in, within the transaction that makes it, and keeps its notices there: one for
 * the account's mailbox and one for each mailbox that can still be taken back, each with its own link. A change of which
 * its owner does not hear must not stand. Returns what sends the notices.
 */
export async function recordChange(
  transaction: Queryable,
  { userId, kind, removed = {}, undoneBy, codesLeft, isTold = () => true }: NewChange,
  { mailer, appOrigin, language = 'english', now }: Recording,
): Promise<SendKept> {
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
  const sends: SendKept[] = []
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
    // After the `#`, so that only one of our pages can redeem it, never a mail scanner.
    const link = `${appOrigin}${inLanguage(servedPaths.undo, language)}#t=${userId}.${secret}`
    const notice: Mail = {
      mailId: randomUUID(),
      recipient: mailbox.email,
      ...mailsIn(language).accountChangedMail(kind, { link, codesLeft }),
      sendUntil: expiresAt,
      about: [userId],
    }
    sends.push(await mailer.keep(transaction, notice))
  }
  return () => {
    for (const send of sends) send()
  }
}

/** A link does not outlive the period for which its address is reserved. */
function endOfLink({ keptUntil }: Mailbox, now: Date): Date {
  const end = new Date(now.getTime() + limits.undoLifetimeMs)
  return keptUntil !== null && keptUntil < end ? keptUntil : end
}
