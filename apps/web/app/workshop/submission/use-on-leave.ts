import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'

export type Leaving = 'for-another-page' | 'to-sign-in' | 'for-another-document'

/**
 * Calls `act` when the page is left: for another page of the app, among them the sign-in page, from which campers come
 * back, or for another document, which may be this page loaded again.
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
      latest.current(location.pathname.endsWith(paths.signIn) ? 'to-sign-in' : 'for-another-page')
    }
  }, [])
}
