import { type TimelinePage } from '@cairn/contract'
import { call } from '#shared/call/call.ts'

/** @throws when the page is unavailable. */
export async function fetchTimelinePage(username: string, page: number): Promise<TimelinePage> {
  const answer = await call('getTimelinePage', { query: { username, page: String(page) } })
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value
}
