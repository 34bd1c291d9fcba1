import { randomBytes } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { hashSecret } from '#http/secret.ts'
import { consumeChallenge, insertChallenge } from './store.ts'

const challengeBytes = 32

/** What a challenge is bound to: one browser, and for a new passkey one camper (null: for signing in). */
export type ChallengeBinding = { browserSecret: string; userId: string | null; now: Date }

/** A challenge that may be answered once, within five minutes, by the browser that requested it. */
export async function issueChallenge(
  database: Database,
  { browserSecret, userId, now }: ChallengeBinding,
): Promise<string> {
  const challenge = randomBytes(challengeBytes).toString('base64url')
  await insertChallenge(database, {
    challengeHash: hashSecret(challenge),
    browserHash: hashSecret(browserSecret),
    userId,
    now,
    expiresAt: new Date(now.getTime() + limits.passkeyChallengeLifetimeMs),
  })
  return challenge
}

/** Redeems the challenge that `clientDataJSON` answers; undefined if this browser has no such open challenge. */
export async function redeemChallenge(
  database: Database,
  clientDataJSON: string,
  { browserSecret, userId, now }: ChallengeBinding,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const isOpen = await consumeChallenge(database, {
    challengeHash: hashSecret(challenge),
    browserHash: hashSecret(browserSecret),
    userId,
    now,
  })
  return isOpen ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
    return typeof data.challenge === 'string' ? data.challenge : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
