import { useEffect } from 'react'

/** Has the browser ask, in its own words, before the window of a page is closed or loaded again. */
export function useCloseQuestion(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnfinished])
}
