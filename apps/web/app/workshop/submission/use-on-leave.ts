import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'

export type Leaving = 'for-another-page' | 'for-another-document'

/**
 * Calls `act` when the page is left: for another page of the app, or for another document, which may be this page loaded
 * again. Not on the way to the sign-in page, from which campers come back.
 */
export function useOnLeave(act: (leaving: Leaving) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const leave = () => latest.current('for-another-document')
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      if (!location.pathname.endsWith(paths.signIn)) latest.current('for-another-page')
    }
  }, [])
}
