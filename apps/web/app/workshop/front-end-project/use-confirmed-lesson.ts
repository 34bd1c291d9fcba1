import { type Challenge, holdsWork } from '@cairn/contract'
import { useState } from 'react'
import { showFlash } from '#shared/flash.ts'
import { submittedFiles } from '#workshop/code/submitted-files.ts'
import type { Lesson } from '#workshop/workbench/use-lesson.ts'

type ConfirmedLesson = {
  /** The lesson, which is not done before its camper has confirmed that it is. */
  lesson: Lesson
  /** The tests, if there are any, have passed, and the camper is asked about the rest. */
  isAsked: boolean
  confirm: () => void
  goOnWorking: () => void
}

/** A lesson that its camper declares done, once its tests have passed and it has more than its starting code. */
export function useConfirmedLesson(lesson: Lesson, { files: seeds }: Challenge): ConfirmedLesson {
  const { state, run, code } = lesson
  const [isConfirmed, setIsConfirmed] = useState(false)
  const hasPassed = state.phase === 'passed'
  if (isConfirmed && !hasPassed) setIsConfirmed(false)
  const isAsked = hasPassed && !isConfirmed
  return {
    isAsked,
    confirm: () => setIsConfirmed(true),
    goOnWorking: run.reset,
    lesson: {
      ...lesson,
      // The button that asked stays behind the dialog, which gives the focus back to it.
      state: isAsked ? { ...state, phase: 'open' } : state,
      check: async () => {
        if (isAsked) return undefined
        if (holdsWork(submittedFiles(code.currentFiles()), seeds)) return lesson.check()
        return showFlash('flash.project-untouched', 'info')
      },
    },
  }
}
