import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

export type Leaving = 'for-another-page' | 'to-sign-in' | 'for-another-document'

/**
 * Calls `act` when the page is left: for another page of the app, among them the sign-in page, from which campers come
 * back, or for another document, which may be this page loaded again. A followed link leads to another page even when
 * that is loaded as a whole, because the school has been updated.
 */
export function useOnLeave(act: (leaving: Leaving) => void): void {
  const { location: followed } = useNavigation()
  const leaveDocument = () => act(followed ? leavingFor(followed) : 'for-another-document')
  const latest = useRef({ act, leaveDocument })
  useEffect(() => {
    latest.current = { act, leaveDocument }
  })
  useEffect(() => {
    const leave = () => latest.current.leaveDocument()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      latest.current.act(leavingFor(location))
    }
  }, [])
}

function leavingFor({ pathname }: { pathname: string }): Leaving {
  return pathname.endsWith(paths.signIn) ? 'to-sign-in' : 'for-another-page'
}
