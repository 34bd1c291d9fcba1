import type { SessionUser } from '@cairn/contract'
import { useEffect, useRef } from 'react'

type Passing = {
  /** When the work on show passed, in milliseconds since 1970; undefined while it has not. */
  at: () => number | undefined
  /** Whether the camper who is signed in may have it: they passed, or a visitor did. */
  isOwn: () => boolean
}

/** When the work in a lesson passed, and for whom: another tab may have signed in to another account since. */
export function usePassing(hasPassed: boolean, user: SessionUser | null | undefined): Passing {
  const passedAt = useRef<number>(undefined)
  const account = useRef<string>(undefined)
  useEffect(() => {
    passedAt.current = hasPassed ? Date.now() : undefined
    account.current = undefined
  }, [hasPassed])
  useEffect(() => {
    if (hasPassed) account.current ??= user?.id
  }, [hasPassed, user])
  return {
    at: () => passedAt.current,
    isOwn: () => account.current === undefined || account.current === user?.id,
  }
}
