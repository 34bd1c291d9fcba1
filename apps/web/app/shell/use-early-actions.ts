import { useEffect, useLayoutEffect } from 'react'
import { pageAnswers, pageIsComplete } from './early-actions-script.ts'

/** Carries out what was held before the scripts ran; for the root of the page, whose effects run last. */
export function useEarlyActions(): void {
  // Before any event reaches React, which would act on what is held, too.
  useLayoutEffect(() => {
    dispatchEvent(new Event(pageAnswers))
  }, [])
  useEffect(() => {
    dispatchEvent(new Event(pageIsComplete))
  }, [])
}
