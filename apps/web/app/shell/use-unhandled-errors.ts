import { useEffect } from 'react'
import { showFlash } from '#shared/flash.ts'

/**
 * Says that something went wrong when no other part of the page does. What browsers and extensions report without an
 * error, such as a slow layout, concerns only programmers.
 */
export function useUnhandledErrors(): void {
  useEffect(() => {
    const missingParts = new WeakSet<Error>()
    const tell = (error: unknown) => {
      if (!(error instanceof Error) || error.name === 'AbortError' || missingParts.has(error)) return
      showFlash('flash.generic-error', 'danger')
    }
    const onError = ({ error }: ErrorEvent) => tell(error)
    const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
    // It has a notice of its own.
    const onMissingPart = ({ payload }: VitePreloadErrorEvent) => missingParts.add(payload)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    addEventListener('vite:preloadError', onMissingPart)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
      removeEventListener('vite:preloadError', onMissingPart)
    }
  }, [])
}
