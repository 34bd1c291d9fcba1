import { type CompletedChallenge, getSolution } from '@cairn/contract'
import { call } from '#lib/call.ts'

/** What a camper handed in for a challenge, as everybody may see it; null when it cannot be had. */
export async function fetchSolution(username: string, id: string): Promise<CompletedChallenge | null> {
  const answer = await call(getSolution, { query: { username, id } })
  return answer.ok ? answer.value : null
}
