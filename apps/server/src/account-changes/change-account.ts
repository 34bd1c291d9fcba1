import type { AccountChangeKind } from '@cairn/contract'
import type { Transaction } from 'kysely'
import type { Database, Schema } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { isSessionAlive, type Session } from '#http/session.ts'
import type { Mailer, SendKept } from '#mail/mailer.ts'
import type { AskedInLanguage } from '#mail/mails-in.ts'
import { raiseSignInEpoch } from '#users/sign-in-epoch-store.ts'
import { lockUser } from '#users/lock-store.ts'
import type { Removed } from '#database/kept-change.ts'
import type { Mailbox } from './mailbox-store.ts'
import { recordChange } from './record-change.ts'

export type ChangeServices = AskedInLanguage & {
  database: Database
  mailer: Mailer
  appOrigin: string
  now: () => Date
}

/** Records the change together with what it removed. */
export type Record = (
  kind: AccountChangeKind,
  removed?: Removed,
  isTold?: (mailbox: Mailbox) => boolean,
) => Promise<void>

type Work<Outcome> = (
  transaction: Transaction<Schema>,
  record: Record,
  about: { userId: string; now: Date },
) => Promise<Outcome>

/**
 * Changes a sign-in method of the session's account and notifies its mailboxes. A session that an undo has just
 * ended changes nothing, even if its request arrived before the undo. A sign-in whose proof was given before the
 * change does not succeed after it. A refused change raises nothing: a stolen session could keep its owner out.
 */
export async function changeAccount<Outcome>(
  services: ChangeServices,
  session: Session | undefined,
  work: Work<Outcome>,
): Promise<Outcome | Refusal<'signin.required'>> {
  if (!session) return refuse('signin.required')
  return changeAccountOf(services, session.camper.userId, async (transaction, record, about) => {
    if (!(await isSessionAlive(transaction, session))) return refuse('signin.required')
    const recordAndRaise: Record = async (...change) => {
      await raiseSignInEpoch(transaction, about.userId)
      await record(...change)
    }
    return work(transaction, recordAndRaise, about)
  })
}

/** The same during sign-in. An account that no longer exists is answered like a request without a session. */
export async function changeAccountOf<Outcome>(
  { database, mailer, appOrigin, language, now }: ChangeServices,
  userId: string,
  work: Work<Outcome>,
): Promise<Outcome | Refusal<'signin.required'>> {
  const time = now()
  const recording = { mailer, appOrigin, ...(language && { language }), now: time }
  const { outcome, sends } = await transact(database, async (transaction) => {
    const kept: SendKept[] = []
    if (!(await lockUser(transaction, userId))) return { outcome: refuse('signin.required'), sends: kept }
    const record: Record = async (kind, removed, isTold) => {
      const change = { userId, kind, ...(removed && { removed }), ...(isTold && { isTold }) }
      kept.push(await recordChange(transaction, change, recording))
    }
    return { outcome: await work(transaction, record, { userId, now: time }), sends: kept }
  })
  for (const send of sends) send()
  return outcome
}
