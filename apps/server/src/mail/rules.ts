import { reachOf } from '#config/network-reach.ts'
import type { MailKind } from './mailer.ts'

/** The outcome of an attempt to deliver a mail to the mail server. */
export type Outcome =
  | { is: 'accepted' }
  /** The mail was withdrawn or expired before any of it was sent. */
  | { is: 'withdrawn' }
  /** `refused`: permanently. `postponed`: the server does not have it. `in-doubt`: it may have it. */
  | { is: 'refused' | 'postponed' | 'in-doubt'; error: unknown }

export const mailLifetimeMs = 24 * 60 * 60 * 1000

/** How long operators can see that a mail was given up. */
export const returnedMailKeptMs = 30 * 24 * 60 * 60 * 1000

/** The queue waits once to twice this long after the first failure, then twice as long after each further one. */
export const firstWaitMs = 60 * 1000
export const longestWaitMs = 6 * 60 * 60 * 1000

/**
 * Whether mail for this server may only travel encrypted: an attacker on the way could otherwise suppress encryption and
 * read the codes. A server nearby often has no certificate.
 */
export function needsEncryption(smtpUrl: string): boolean {
  return reachOf(smtpUrl) === 'public'
}

type Attempted = { kind: MailKind; tries: number; sendUntil: Date }

/** True if a mail must not be sent anymore: it has expired, or it is a proof that may have arrived. */
export function isHopeless(
  { kind, sendUntil, isInDoubt }: Pick<Attempted, 'kind' | 'sendUntil'> & { isInDoubt: boolean },
  now: Date,
): boolean {
  return sendUntil <= now || (isInDoubt && kind === 'proof')
}

/**
 * Whether to retry a mail that failed. `tries` includes this attempt. A proof that may have arrived is not sent again:
 * its reader requests a new one, and two different codes would only be confusing. A mail that could expire before the
 * next attempt is given up at once, so that its secrets do not outlive it in the outbox.
 */
export function isWorthRetrying(
  { is }: { is: 'refused' | 'postponed' | 'in-doubt' },
  { kind, tries, sendUntil }: Attempted,
  now: Date,
): boolean {
  if (is === 'refused' || (is === 'in-doubt' && kind === 'proof')) return false
  const longestMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
  return now.getTime() + longestMs < sendUntil.getTime()
}
