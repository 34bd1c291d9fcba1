import { type CamperSession, limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import type { Session } from '#http/session.ts'
import { presentSession } from './present.ts'
import { listLiveSessions } from './store.ts'

/** Where the camper is signed in, the current session first, without expired ones. */
export async function listOwnSessions(
  database: Database,
  session: Session,
  now: Date,
): Promise<CamperSession[]> {
  const rows = await listLiveSessions(database, session.camper.userId, {
    createdAfter: new Date(now.getTime() - limits.sessionLifetimeMs),
    seenAfter: new Date(now.getTime() - limits.sessionIdleMs),
  })
  return rows
    .map((row) => presentSession(row, row.session_hash.equals(session.hash)))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
