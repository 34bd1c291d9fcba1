import { limits } from '@cairn/contract'
import { useEffect, useState } from 'react'

/** Whether the page has moved up under the header. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const read = () => setIsScrolled(scrollY > limits.headerShadowAfterPx)
    addEventListener('scroll', read, { passive: true })
    // The browser may have restored a position already. Reading it at once would lay out the page while React changes it.
    const frame = requestAnimationFrame(read)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', read)
    }
  }, [])
  return isScrolled
}
