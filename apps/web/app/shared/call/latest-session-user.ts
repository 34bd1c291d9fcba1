import type { SessionUser } from '@cairn/contract'
import { askForSessionUser, refreshSessionUser } from './session-user.ts'
import { session } from './session.ts'

/** The session user as the school knows it now, or as it was last known: for changes to what other pages change, too. */
export async function latestSessionUser(): Promise<SessionUser | null | undefined> {
  const askedAt = Date.now()
  await refreshSessionUser()
  const { answeredAt = 0 } = session.getState()
  // Another question was asked meanwhile, whose answer is the one that counts, or there was no answer.
  if (answeredAt <= askedAt) await askForSessionUser()
  return session.getState().user
}
