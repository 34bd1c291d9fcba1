import type { CamperSession } from '@cairn/contract'
import type { SessionRow } from './store.ts'

export function presentSession(row: SessionRow, isCurrent: boolean): CamperSession {
  return {
    id: row.id,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    isCurrent,
    browser: row.browser,
    system: row.system,
  }
}
