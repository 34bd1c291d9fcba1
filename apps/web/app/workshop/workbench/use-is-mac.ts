import { useSyncExternalStore } from 'react'

/** Whether this is a device of Apple's, with keys of its own; false on the server. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /mac/i.test(navigator.userAgent),
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
