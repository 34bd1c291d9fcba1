import { limits } from '@cairn/contract'
import { useSyncExternalStore } from 'react'

/** Whether the page has moved up under the header. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => scrollY > limits.headerShadowAfterPx,
    () => false,
  )
}

function listen(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
