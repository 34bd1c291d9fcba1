import { useEffect, useEffectEvent } from 'react'

/** Tells when another tab of this browser has stored something else, or nothing, under the key. */
export function useStoredElsewhere(key: string, onStored: () => void): void {
  const tell = useEffectEvent(onStored)
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) tell()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [key])
}
