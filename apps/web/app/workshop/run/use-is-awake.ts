import { useEffect, useState } from 'react'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'

/** Wide enough to show the editor from the start; the same limit as in workshop-narrow.css. */
const wideScreen = '(min-width: 981px)'

const touches: readonly string[] = ['pointerdown', 'keydown', 'touchstart']
const firstSigns = [...touches, 'scroll']

export type Wakefulness = {
  /** Whether editor and runner should load. */
  isAwake: boolean
  /** Whether the reader has begun to use the page, and not only read it. */
  isTouched: boolean
  wake: () => void
}

/**
 * Whether editor and runner should load. On a phone they are out of sight at first, and would slow down a page that
 * only has to be read: the reader's first interaction loads them. What is larger than the page waits for a touch on
 * every screen (decision 7).
 */
export function useIsAwake(): Wakefulness {
  // Campers who come from the lesson before are at work.
  const isFromLesson = useIsFromLesson()
  const [isAwake, setIsAwake] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const wake = () => {
    setIsAwake(true)
    setIsTouched(true)
  }
  useEffect(() => {
    if (matchMedia(wideScreen).matches) setIsAwake(true)
    if (isFromLesson) setIsTouched(true)
  }, [isFromLesson])
  useEffect(() => {
    if (isAwake && isTouched) return undefined
    const notice = ({ type }: Event) => {
      setIsAwake(true)
      if (touches.includes(type)) setIsTouched(true)
    }
    for (const sign of firstSigns) addEventListener(sign, notice, { capture: true, passive: true })
    return () => {
      for (const sign of firstSigns) removeEventListener(sign, notice, { capture: true })
    }
  }, [isAwake, isTouched])
  return { isAwake, isTouched, wake }
}
