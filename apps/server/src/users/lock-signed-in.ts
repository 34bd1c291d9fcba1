import type { Queryable } from '#database/schema.ts'
import { isSessionAlive, type Session } from '#http/session.ts'
import { lockUser } from './lock-store.ts'

/**
 * Locks the account of a session. False if there is no session anymore: it may have ended since its request began,
 * which a client that sends the body slowly can draw out for half a minute.
 */
export async function lockSignedIn(queryable: Queryable, session: Session): Promise<boolean> {
  return (await lockUser(queryable, session.camper.userId)) && isSessionAlive(queryable, session)
}
