import { limits } from '@cairn/contract'
import { useEffect, useState } from 'react'

/** Whether the page has moved up under the header. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const read = () => setIsScrolled(scrollY > limits.headerShadowAfterPx)
    addEventListener('scroll', read, { passive: true })
    // A browser may have restored a position before. Asked at once, it would lay out the page twice while it starts.
    const frame = requestAnimationFrame(read)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', read)
    }
  }, [])
  return isScrolled
}
