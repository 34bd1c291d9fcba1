import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ageOfSession, askForSessionUser } from './session-user.ts'

/** What is older is asked for again on the next page, and when the line is back. */
const freshMs = 60_000

/**
 * Keeps the page informed who is signed in. One that is looked at again asks at once: it may have been kept by the
 * browser, or open in another tab, while its camper signed out.
 */
export function useSessionWatch(): void {
  const { pathname } = useLocation()
  useEffect(() => askUnlessFresh(), [pathname])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void askForSessionUser()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', askUnlessFresh)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', askUnlessFresh)
    }
  }, [])
}

function askUnlessFresh(): void {
  if (ageOfSession() > freshMs) void askForSessionUser()
}
