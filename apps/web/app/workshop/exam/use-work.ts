import { useState } from 'react'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { keepWork, keyOf, readWork, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'

/** The camper's answers and marks, kept in the browser with every change, and the same in all of its tabs. */
export function useWork(examId: string, { generatedExam: questions }: Paper) {
  const [work, setWork] = useState(() => readWork(examId, questions))
  useStoredElsewhere(keyOf(examId), () =>
    setWork(({ current }) => ({ ...readWork(examId, questions), current })),
  )
  const change = (changed: Partial<Work>) => {
    // A tab may not have heard yet what another has stored.
    const answers = { ...work.answers, ...readWork(examId, questions).answers, ...changed.answers }
    const next = { ...work, ...changed, answers }
    setWork(next)
    keepWork(examId, next)
  }
  return {
    ...work,
    choose: (questionId: string, answerId: string) => change({ answers: { [questionId]: answerId } }),
    toggleMark: (questionId: string) =>
      change({
        marked: work.marked.includes(questionId)
          ? work.marked.filter((id) => id !== questionId)
          : [...work.marked, questionId],
      }),
    goTo: (current: number) => change({ current }),
  }
}
