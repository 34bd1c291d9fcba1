import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, true afterwards: for anything that only a browser can know. */
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
