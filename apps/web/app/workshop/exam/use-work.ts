import { useState } from 'react'
import { keepWork, readWork, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'

/** The camper's answers and marks, kept in the browser with every change. */
export function useWork(examId: string, { generatedExam: questions }: Paper) {
  const [work, setWork] = useState(() => readWork(examId, questions))
  const change = (changed: Partial<Work>) => {
    const next = { ...work, ...changed }
    setWork(next)
    keepWork(examId, next)
  }
  return {
    ...work,
    choose: (questionId: string, answerId: string) =>
      change({ answers: { ...work.answers, [questionId]: answerId } }),
    toggleMark: (questionId: string) =>
      change({
        marked: work.marked.includes(questionId)
          ? work.marked.filter((id) => id !== questionId)
          : [...work.marked, questionId],
      }),
    goTo: (current: number) => change({ current }),
  }
}
