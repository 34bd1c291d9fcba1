import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { mailTried } from '#telemetry/topics.ts'
import { deliver, type MailServer } from './deliver.ts'
import { describeAnswer } from './describe-answer.ts'
import type { Mailer } from './mailer.ts'
import { returnMail } from './returned-mail-store.ts'
import { firstWaitMs, isHopeless, isWorthRetrying, longestWaitMs } from './rules.ts'
import { beginAttempt, deleteMail, endDoubt, insertMail, markInDoubt } from './store.ts'

export type SmtpOptions = MailServer & {
  database: Database
  jobs: Jobs
  now: () => Date
  /** `isFinal`: the mail will not be retried. */
  onFailure: (error: unknown, isFinal: boolean) => void
  /** The time limit for one exchange with the mail server. */
  exchangeMs?: number
}

/** A job is about the mail with its id. */
export const mailQueue = 'mail'

const defaultExchangeMs = 60_000

/** After its exchange was cut off, an attempt has this long to record the outcome. */
const marginMs = 2 * 60_000

const parallelJobs = 5

/** Sends through the operator's mail server, a few mails at a time, from the outbox that all processes share. */
export async function smtpMailer({
  database,
  jobs,
  now,
  onFailure,
  exchangeMs = defaultExchangeMs,
  ...mailServer
}: SmtpOptions): Promise<Mailer> {
  async function attempt(mailId: string, signal: AbortSignal): Promise<boolean> {
    const mail = await beginAttempt(database, mailId)
    // Sent, or withdrawn.
    if (!mail) return true
    if (isHopeless(mail, now())) {
      onFailure(new Error('A mail could not be sent in time'), true)
      await giveUp(mailId, null)
      return true
    }
    const outcome = await deliver(mailServer, mail, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(exchangeMs)]),
      beforeContent: () => markInDoubt(database, mail, now()),
    })
    if (outcome.is === 'withdrawn') return false
    if (outcome.is === 'accepted') {
      mailTried.tell({ outcome: 'sent' })
      await deleteMail(database, mailId)
      return true
    }
    const isRetried = isWorthRetrying(outcome, mail, now())
    onFailure(outcome.error, !isRetried)
    if (isRetried) {
      mailTried.tell({ outcome: 'postponed' })
      await endDoubt(database, mail)
    } else await giveUp(mailId, describeAnswer(outcome.error))
    return !isRetried
  }

  async function giveUp(mailId: string, answer: string | null): Promise<void> {
    mailTried.tell({ outcome: 'given-up' })
    await transact(database, async (transaction) => returnMail(transaction, mailId, answer, now()))
  }

  const settings = {
    expireInSeconds: Math.ceil((exchangeMs + marginMs) / 1000),
    retryDelay: firstWaitMs / 1000,
    retryDelayMax: longestWaitMs / 1000,
    parallelJobs,
  }
  await jobs.work(mailQueue, settings, attempt)
  const keep: Mailer['keep'] = async (transaction, mail) => {
    if (await insertMail(transaction, mail, now())) await jobs.add(transaction, mailQueue, mail.mailId)
    return () => {
      jobs.wake()
    }
  }
  return {
    isLocal: false,
    keep,
    send: async (mail, claim) => {
      await transact(database, async (transaction) => {
        if (claim && !(await claim(transaction))) return
        await keep(transaction, mail)
      })
      // Not awaited: a slow mail server must not reveal, by the delay, that a mail was sent.
      jobs.wake()
    },
  }
}
