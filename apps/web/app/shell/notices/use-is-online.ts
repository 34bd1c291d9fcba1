import { useSyncExternalStore } from 'react'

/** Whether this device has a network, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  addEventListener('offline', onChange)
  addEventListener('online', onChange)
  return () => {
    removeEventListener('offline', onChange)
    removeEventListener('online', onChange)
  }
}
