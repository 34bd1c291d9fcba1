import { limits } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { adoptMemories, forgetMemories, readMemories } from './kept-memories.ts'
import { type Memories, newestOf } from './schedule.ts'

/**
 * Sends the answers that the school does not have yet, a visitor's included. What cannot be sent now stays in the
 * browser and is sent when the next page opens.
 *
 * @param answered answers just given, which the browser may have had no room for
 */
export async function sendMemories(account: string, answered: Memories = {}): Promise<void> {
  adoptMemories(account)
  const waiting = Object.entries(newestOf(readMemories(account), answered))
  for (let first = 0; first < waiting.length; first += limits.maxReviewsAtOnce) {
    const sent = waiting.slice(first, first + limits.maxReviewsAtOnce)
    const reviews = sent.map(([id, memory]) => ({ id, ...memory }))
    const answer = await call('saveReviews', { account, body: { reviews } })
    if (!answer.ok) return
    forgetMemories(Object.fromEntries(sent), account)
  }
}

/**
 * All memories of an account, from whichever device.
 *
 * @throws Error when the school does not answer
 */
export async function loadMemories(account: string): Promise<Memories> {
  await sendMemories(account)
  const answer = await call('getReviews', { account })
  if (!answer.ok) throw new Error(answer.refusal.key)
  const stored = answer.value.reviews.map(({ id, ...memory }) => [id, memory] as const)
  return newestOf(Object.fromEntries(stored), readMemories(account))
}
