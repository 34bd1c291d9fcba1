import { useEffect, useEffectEvent } from 'react'

/**
 * Tells when another tab of this browser has stored something under the key, or may have: a page that the browser kept
 * in its memory hears of nothing until it is shown again.
 */
export function useStoredElsewhere(key: string, onStored: () => void): void {
  const tell = useEffectEvent(onStored)
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) tell()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    addEventListener('storage', hear)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('storage', hear)
      removeEventListener('pageshow', comeBack)
    }
  }, [key])
}
