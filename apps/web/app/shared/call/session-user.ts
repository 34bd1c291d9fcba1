import { sessionAgeHeader, type SessionUser, signedInCookie } from '@cairn/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readCookie } from '#shared/storage/cookies.ts'
import { call } from './call.ts'
import { noteShownAccount } from './shown-account.ts'

const sessionUserKey = ['session-user'] as const

type Known = {
  user: SessionUser | null
  /** When the session began, by this browser's clock; undefined for a visitor. */
  startedAt: number | undefined
}

const visitor: Known = { user: null, startedAt: undefined }

/**
 * The signed-in camper: undefined while unknown, null for a visitor. The server renders every page for a visitor; the
 * session user is fetched afterwards.
 */
export function useSessionUser(): SessionUser | null | undefined {
  const { data, isError } = useSessionQuery()
  return isError && !data ? null : data?.user
}

/** When the camper signed in, in milliseconds of this browser's clock; undefined for a visitor. */
export function useSessionStart(): number | undefined {
  return useSessionQuery().data?.startedAt
}

/** Fetches the session user again, after something changed it. */
export function useRefreshSessionUser(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: sessionUserKey }), [client])
}

/** Shows at once what an answer says about the camper, without fetching everything again. */
export function useChangeSessionUser(): (change: Partial<SessionUser>) => void {
  const client = useQueryClient()
  return useCallback(
    (change) =>
      client.setQueryData<Known>(sessionUserKey, (known) =>
        known?.user ? { ...known, user: { ...known.user, ...change } } : known,
      ),
    [client],
  )
}

/**
 * A page that is looked at again asks who is signed in: it may have been kept by the browser, or open in another tab,
 * while its camper signed out. A school that is busy or out of reach is asked again. Campers stay signed in on the page meanwhile; those of whom
 * nothing is known yet are shown the page of a visitor in the end.
 */
function useSessionQuery() {
  return useQuery({
    queryKey: sessionUserKey,
    queryFn: fetchSessionUser,
    refetchOnWindowFocus: 'always',
    retry: 3,
  })
}

/** @throws Error when the school does not answer, or is too busy to */
async function fetchSessionUser(): Promise<Known> {
  const known = await askWhoIsSignedIn()
  noteShownAccount(known.user?.id)
  return known
}

async function askWhoIsSignedIn(): Promise<Known> {
  // Without the cookie the answer is known, which saves a request.
  if (readCookie(signedInCookie) === undefined) return visitor
  // The browser keeps the last answer and revalidates it: a 304 costs a few hundred bytes.
  const answer = await call('getSessionUser')
  if (!answer.ok && answer.refusal.status === 401) return visitor
  if (!answer.ok) throw new Error(answer.refusal.key)
  const { user, result } = answer.value
  // In a header, which is fresh in every answer, even when the body comes from the browser's cache.
  const ageMs = Number(answer.headers.get(sessionAgeHeader) ?? 0)
  return { user: user?.[result] ?? null, startedAt: Date.now() - ageMs }
}
