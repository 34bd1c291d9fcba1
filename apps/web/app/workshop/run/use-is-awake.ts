import { useEffect, useState } from 'react'

/** Wide enough to show the editor from the start; the same limit as in workshop-narrow.css. */
const wideScreen = '(min-width: 981px)'

const firstSigns = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether editor and runner should load. On a phone they are out of sight at first, and would slow down a page that
 * only has to be read: the reader's first interaction loads them.
 */
export function useIsAwake(): { isAwake: boolean; wake: () => void } {
  const [isAwake, setIsAwake] = useState(false)
  const wake = () => setIsAwake(true)
  useEffect(() => {
    if (isAwake) return undefined
    if (matchMedia(wideScreen).matches) wake()
    for (const sign of firstSigns) addEventListener(sign, wake, { once: true, capture: true, passive: true })
    return () => {
      for (const sign of firstSigns) removeEventListener(sign, wake, { capture: true })
    }
  }, [isAwake])
  return { isAwake, wake }
}
