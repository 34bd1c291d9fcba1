import { useEffect, useState } from 'react'

/** Wide enough for the editor to be in sight from the start; the same border as in workshop-narrow.css. */
const wideScreen = '(min-width: 981px)'

const firstSigns = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether editor and runner are wanted. On a phone they are out of sight at first, and a page that only
 * has to be read should not be kept busy by them: the first sign of the reader fetches them.
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
