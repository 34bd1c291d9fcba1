import { sessionAgeHeader, type SessionUser, signedInCookie } from '@cairn/contract'
import { readCookie } from '#shared/storage/cookies.ts'
import { call } from './call.ts'

type Known = {
  user: SessionUser | null
  /** When the session began, by this browser's clock; undefined for a visitor. */
  startedAt: number | undefined
}

const visitor: Known = { user: null, startedAt: undefined }

/** Pauses in milliseconds before a school that is busy or out of reach is asked again. */
const waits = [1000, 2000, 4000]

/**
 * Who is signed in, by the school. Undefined when it does not answer, or is too busy to, however often it is asked.
 *
 * @param isWanted whether to ask again
 */
export async function askWhoIsSignedIn(
  isWanted: () => boolean,
  [wait, ...later]: readonly number[] = waits,
): Promise<Known | undefined> {
  const known = await askOnce()
  if (known || wait === undefined || !isWanted()) return known
  await new Promise((resolve) => setTimeout(resolve, wait))
  return isWanted() ? askWhoIsSignedIn(isWanted, later) : undefined
}

async function askOnce(): Promise<Known | undefined> {
  // Without the cookie the answer is known, which saves a request.
  if (readCookie(signedInCookie) === undefined) return visitor
  // The browser keeps the last answer and revalidates it: a 304 costs a few hundred bytes.
  const answer = await call('getSessionUser')
  if (!answer.ok) return answer.refusal.status === 401 ? visitor : undefined
  const { user, result } = answer.value
  // In a header, which is fresh in every answer, even when the body comes from the browser's cache.
  const ageMs = Number(answer.headers.get(sessionAgeHeader) ?? 0)
  return { user: user?.[result] ?? null, startedAt: Date.now() - ageMs }
}
