import type { SessionUser } from '@cairn/contract'
import { useContext } from 'react'
import { askWhoIsSignedIn } from './ask-who-is-signed-in.ts'
import { session, ShownSession } from './session.ts'
import { noteShownAccount } from './shown-account.ts'

/**
 * The signed-in camper: undefined while unknown, null for a visitor. The server renders every page for a visitor; the
 * session user is fetched afterwards (`useSessionWatch`). The same object while nothing about the camper changes.
 */
export function useSessionUser(): SessionUser | null | undefined {
  return useContext(ShownSession).user
}

/** When the camper signed in, in milliseconds of this browser's clock; undefined for a visitor. */
export function useSessionStart(): number | undefined {
  return useContext(ShownSession).startedAt
}

/** The same as the school last said it, before the page shows it. */
export function sessionStart(): number | undefined {
  return session.getState().startedAt
}

/** Milliseconds since the school last said who is signed in. */
export function ageOfSession(): number {
  const { answeredAt } = session.getState()
  return answeredAt === undefined ? Infinity : Date.now() - answeredAt
}

let questions = 0
let asking: Promise<void> | undefined

/** Fetches the session user, unless that is going on already. Never rejects. */
export function askForSessionUser(): Promise<void> {
  return asking ?? refreshSessionUser()
}

/**
 * Fetches the session user again, after something changed it. What was asked before that may be answered with less, and
 * no longer counts. Never rejects: campers stay signed in on the page when the school does not answer, and those of whom
 * nothing is known yet are shown the page of a visitor.
 */
export function refreshSessionUser(): Promise<void> {
  questions += 1
  const question = questions
  const isNewest = () => question === questions
  const fetching = fetchSession(isNewest).finally(() => {
    if (isNewest()) asking = undefined
  })
  asking = fetching
  return fetching
}

async function fetchSession(isNewest: () => boolean): Promise<void> {
  const known = await askWhoIsSignedIn(isNewest)
  if (!isNewest()) return
  const { user: shown } = session.getState()
  if (!known) {
    if (shown === undefined) session.setState({ user: null })
    return
  }
  noteShownAccount(known.user?.id)
  const user = isSame(known.user, shown) ? shown : known.user
  session.setState({ user, startedAt: known.startedAt, answeredAt: Date.now() })
}

/** Shows at once what an answer says about the camper, without fetching everything again. */
export function changeSessionUser(change: Partial<SessionUser>): void {
  const { user } = session.getState()
  if (user) session.setState({ user: { ...user, ...change } })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
