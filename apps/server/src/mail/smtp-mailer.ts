import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/schema.ts'
import { deliver, type MailServer } from './deliver.ts'
import type { Mailer } from './mailer.ts'
import { nextTry } from './rules.ts'
import {
  claimMail,
  type ClaimedMail,
  deleteHopelessMail,
  deleteMail,
  markInDoubt,
  postponeMail,
  insertMail,
} from './store.ts'

export type SmtpOptions = MailServer & {
  database: Database
  now: () => Date
  /** `isFinal`: the mail, or several, will not be retried. */
  onFailure: (error: unknown, isFinal: boolean) => void
  /** The time limit for one exchange with the mail server. */
  exchangeMs?: number
}

const defaultExchangeMs = 60_000

/** After its exchange was cut off, an attempt has this long to record the outcome. */
const leaseMarginMs = 2 * 60_000

const parallelAttempts = 5
const sweepMs = 60_000

/** How long mail being sent may take while the school closes. */
const closingMs = 2000

/** Sends through the operator's mail server, a few mails at a time, from the outbox that all processes share. */
export function smtpMailer({
  database,
  now,
  onFailure,
  exchangeMs = defaultExchangeMs,
  ...mailServer
}: SmtpOptions): Mailer & { close: () => Promise<void> } {
  const closing = new AbortController()
  const attempts = new Set<Promise<void>>()
  let sweeping: Promise<void> | undefined
  let isWanted = false
  let isClosed = false

  async function attempt(mail: ClaimedMail): Promise<void> {
    const outcome = await deliver(mailServer, mail, {
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(exchangeMs)]),
      beforeContent: () => markInDoubt(database, mail, now()),
    })
    if (outcome.is === 'withdrawn') return
    if (outcome.is === 'accepted') return deleteMail(database, mail)
    const next = nextTry(outcome, mail, now())
    onFailure(outcome.error, next === undefined)
    await (next ? postponeMail(database, mail, next) : deleteMail(database, mail))
  }

  async function claimAndAttempt(): Promise<void> {
    const hopeless = await deleteHopelessMail(database, now())
    if (hopeless > 0) onFailure(new Error(`${hopeless} mails could not be sent in time`), true)
    while (isWanted) {
      isWanted = false
      const limit = parallelAttempts - attempts.size
      if (limit === 0) return
      const leasedUntil = new Date(now().getTime() + exchangeMs + leaseMarginMs)
      for (const mail of await claimMail(database, { now: now(), leasedUntil, limit })) {
        const running = attempt(mail)
          .catch((error: unknown) => onFailure(error, false))
          .finally(() => {
            attempts.delete(running)
            sweep()
          })
        attempts.add(running)
      }
    }
  }

  /** Starts sending what is due. Only one sweep claims mail at a time; mail that arrives meanwhile is sent next. */
  function sweep(): void {
    if (isClosed) return
    isWanted = true
    sweeping ??= claimAndAttempt()
      .catch((error: unknown) => {
        // The database is away; the next sweep tries again.
        isWanted = false
        onFailure(error, false)
      })
      .finally(() => {
        sweeping = undefined
        if (isWanted && attempts.size < parallelAttempts) sweep()
      })
  }

  const timer = setInterval(sweep, sweepMs)
  sweep()
  return {
    isLocal: false,
    send: async (mail) => {
      await insertMail(database, mail, now())
      // Not awaited: a slow mail server must not reveal, by the delay, that a mail was sent.
      sweep()
    },
    close: async () => {
      isClosed = true
      isWanted = false
      clearInterval(timer)
      await sweeping
      const isOver = new AbortController()
      const settled = Promise.all(attempts).finally(() => isOver.abort())
      await Promise.race([
        settled,
        wait(closingMs, undefined, { signal: isOver.signal }).catch(() => undefined),
      ])
      closing.abort()
      await settled
    },
  }
}
