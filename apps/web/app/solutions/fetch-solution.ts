import { type CompletedChallenge } from '@cairn/contract'
import { call } from '#shared/call/call.ts'

/** A camper's public solution of a challenge; null when it is unavailable. */
export async function fetchSolution(username: string, id: string): Promise<CompletedChallenge | null> {
  const answer = await call('getSolution', { query: { username, id } })
  return answer.ok ? answer.value : null
}
