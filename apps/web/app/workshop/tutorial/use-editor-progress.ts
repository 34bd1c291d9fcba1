import { paths } from '@cairn/contract'
import { useEffect } from 'react'
import { refreshSessionUser } from '#shared/call/session-user.ts'

/**
 * Shows what the remote editor reports while the page is open. The school says when, and the page asks each time the
 * stream has begun, for what was reported before that. If there is no stream, it asks when the camper comes back to it.
 */
export function useEditorProgress(isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return undefined
    const refresh = () => void refreshSessionUser()
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const stream = new EventSource(paths.progressNews)
    stream.addEventListener('open', refresh)
    stream.addEventListener('message', refresh)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      stream.close()
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [isExpected])
}
