import { useCallback, useEffect, useState } from 'react'
import { loadScript } from './load-script.ts'

type Loading = 'loading' | 'slow' | 'blocked' | 'loaded'

const slowAfterMs = 8000

/** Loads a script, and tells how that goes: a slow one is still waited for. */
export function useScript(address: string): { loading: Loading; again: () => void } {
  const [loading, setLoading] = useState<Loading>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    const slow = setTimeout(() => setLoading('slow'), slowAfterMs)
    const end = (outcome: Loading) => {
      clearTimeout(slow)
      if (!isOver) setLoading(outcome)
    }
    loadScript(address).then(
      () => end('loaded'),
      () => end('blocked'),
    )
    return () => {
      isOver = true
      clearTimeout(slow)
    }
  }, [address, tries])
  const again = useCallback(() => {
    setLoading('loading')
    setTries((count) => count + 1)
  }, [])
  return { loading, again }
}
