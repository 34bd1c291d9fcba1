import { useSyncExternalStore } from 'react'

/** False on the server and while a page wakes up, true afterwards: for what only a browser can know. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
