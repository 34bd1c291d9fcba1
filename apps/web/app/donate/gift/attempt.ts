import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { randomNumber } from '#shared/random-number.ts'
import type { Gift } from '#donate/gift/gift.ts'
import type { Way } from './way.ts'

const key = 'donation-attempt'

type Attempt = Gift & { way: Way; id: string }

/** Where the browser forbids storage, the attempt lasts as long as the page. */
let unstored: Attempt | undefined

/**
 * The id of the attempt to pay for a gift. It stays the same until the gift is settled, in all tabs, so that a second
 * click, a reload or another tab is never a second gift. Another gift, or another way to pay, is another attempt.
 */
export function attemptIdOf(gift: Gift, way: Way): string {
  const known = readAttempt()
  if (known && isSame(known, { ...gift, way })) return known.id
  const attempt = { ...gift, way, id: randomNumber() }
  unstored = attempt
  writeStored(key, JSON.stringify(attempt))
  return attempt.id
}

/**
 * A gift has arrived or cannot arrive any more: the next click is another attempt. False, without an effect, if this
 * browser's open attempt is another one, as for the reader of a link that holds the id of a stranger's gift.
 */
export function forgetAttempt(id: string): boolean {
  if (readAttempt()?.id !== id) return false
  unstored = undefined
  removeStored(key)
  return true
}

export function isAttemptId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id)
}

/** The gift that was last tried to be paid for, for those who come back from a provider's page. */
export function attemptedGift(): Gift | undefined {
  const attempt = readAttempt()
  return attempt && { amount: attempt.amount, duration: attempt.duration }
}

function readAttempt(): Attempt | undefined {
  const stored = readStored(key)
  if (stored === null) return unstored
  try {
    const attempt = Object(JSON.parse(stored)) as Attempt
    return isAttemptId(attempt.id) ? attempt : undefined
  } catch {
    return undefined
  }
}

function isSame(one: Attempt, other: Gift & { way: Way }): boolean {
  return one.amount === other.amount && one.duration === other.duration && one.way === other.way
}
