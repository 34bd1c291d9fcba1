import type { MailKind } from './mailer.ts'

/** The outcome of an attempt to deliver a mail to the mail server. */
export type Outcome =
  | { is: 'accepted' }
  /** The mail was withdrawn or expired before any of it was sent. */
  | { is: 'withdrawn' }
  /** `refused`: permanently. `postponed`: the server does not have it. `in-doubt`: it may have it. */
  | { is: 'refused' | 'postponed' | 'in-doubt'; error: unknown }

export const mailLifetimeMs = 24 * 60 * 60 * 1000

/** Eight attempts over about a day: 1, 4, 16, 64 … minutes apart. */
export const maximumTries = 8
const firstWaitMs = 60 * 1000
const longestWaitMs = 6 * 60 * 60 * 1000

type Attempted = { kind: MailKind; tries: number; sendUntil: Date }

/**
 * When to retry a mail that failed; undefined: never. `tries` includes this attempt. A proof that may have arrived
 * is not sent again: its reader requests a new one, and two different codes would only be confusing.
 */
export function nextTry(
  { is }: { is: 'refused' | 'postponed' | 'in-doubt' },
  { kind, tries, sendUntil }: Attempted,
  now: Date,
): Date | undefined {
  if (is === 'refused' || (is === 'in-doubt' && kind === 'proof') || tries >= maximumTries) return undefined
  const next = new Date(now.getTime() + Math.min(firstWaitMs * 4 ** (tries - 1), longestWaitMs))
  return next < sendUntil ? next : undefined
}
