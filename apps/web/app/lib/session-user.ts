import { getSessionUser, type SessionUser, signedInCookie } from '@cairn/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { readCookie } from './cookies.ts'

const sessionUserKey = ['session-user'] as const

/**
 * The signed-in camper: undefined while it is not known, null for a visitor. The server renders every page
 * for a visitor; who is there shows a moment later.
 */
export function useSessionUser(): SessionUser | null | undefined {
  return useQuery({ queryKey: sessionUserKey, queryFn: fetchSessionUser }).data
}

/** Asks again who is there and what they have done, after something changed it. */
export function useRefreshSessionUser(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: sessionUserKey })
}

async function fetchSessionUser(): Promise<SessionUser | null> {
  // Without the cookie the answer is known, and a request is saved.
  if (readCookie(signedInCookie) === undefined) return null
  // The browser keeps the last answer and asks whether it still holds: 304 costs a few hundred bytes.
  const answer = await call(getSessionUser)
  return answer.ok ? (answer.value.user[answer.value.result] ?? null) : null
}
