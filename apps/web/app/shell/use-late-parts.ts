import { limits } from '@cairn/contract'
import { useEffect } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { loadLateParts } from '#shared/late-part.tsx'

const firstSigns = ['pointerdown', 'keydown'] as const

/** Loads what the page does without at first: when the camper begins to use it, and otherwise a moment later. */
export function useLateParts(): void {
  const translator = useTranslation()
  useEffect(() => {
    const load = () => void loadLateParts(translator)
    const timer = setTimeout(load, limits.latePartsAfterMs)
    for (const sign of firstSigns) addEventListener(sign, load, { once: true, passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of firstSigns) removeEventListener(sign, load, { capture: true })
    }
  }, [translator])
}
