import { type CamperSession, listSessions } from '@cairn/contract'
import type { Visitor } from './visitor.ts'

/** Where a camper is signed in. */
export async function sessionsOf(visitor: Visitor): Promise<CamperSession[]> {
  return (await visitor.call(listSessions)).body['sessions'] as CamperSession[]
}
