import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'

/**
 * Calls `act` when the camper leaves the page: by a link, with the browser's back button, or by closing the window. Not
 * on the way to the sign-in page, from which they come back.
 */
export function useOnLeave(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      if (!location.pathname.endsWith(paths.signIn)) leave()
    }
  }, [])
}
