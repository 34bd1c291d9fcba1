import type { KeptAnswers } from '@cairn/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { keepWork, keyOf, readWork, withKeptAnswers, withoutSent, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'
import { useSendAnswers } from './use-send-answers.ts'

/**
 * The camper's answers and marks, kept with every change: in the browser for all of its tabs, and at the school.
 * `onRefused` is called when the school does not take an answer any more.
 */
export function useWork(
  examId: string,
  { paperId, generatedExam: questions, keptAnswers, askedAt }: Paper,
  { onRefused }: { onRefused: () => void },
) {
  const [work, setWork] = useState(() => withKeptAnswers(readWork(paperId, questions), keptAnswers))
  /** When this page's answers were given, by its clock. */
  const givenAt = useRef<Record<string, number>>({})
  const isStored = useRef(true)
  // A tab may not have heard yet what another has stored. What could not be stored is older than what is shown.
  const stored = () => (isStored.current ? readWork(paperId, questions) : work)
  const keep = (next: Work) => {
    isStored.current = keepWork(paperId, next)
  }

  const addKept = useEffectEvent(() => {
    const { answers, unsent } = stored()
    const newer = Object.keys(work.answers).filter((id) => (givenAt.current[id] ?? -Infinity) >= askedAt)
    const next = withKeptAnswers(
      {
        ...work,
        answers: { ...work.answers, ...answers },
        unsent: union(work.unsent, unsent, newer),
      },
      keptAnswers,
    )
    setWork(next)
    keep(next)
  })
  useEffect(() => addKept(), [keptAnswers])

  // Each tab sends its own answers only, so that an older one does not arrive last.
  useStoredElsewhere(keyOf(paperId), () =>
    setWork(({ current, unsent }) => ({ ...readWork(paperId, questions), current, unsent })),
  )
  const onKept = (sent: KeptAnswers) => {
    setWork((latest) => withoutSent(latest, sent))
    const { unsent, ...others } = readWork(paperId, questions)
    // Nothing is stored any more once the paper has been handed in.
    if (unsent.length > 0) keep(withoutSent({ ...others, unsent }, sent))
  }
  useSendAnswers(examId, work, { onKept, onRefused })

  const change = (changed: Partial<Work>) => {
    const { answers, unsent } = stored()
    const next = { ...work, ...changed, answers: { ...work.answers, ...answers, ...changed.answers } }
    setWork(next)
    keep({ ...next, unsent: union(unsent, next.unsent) })
  }
  return {
    ...work,
    choose: (questionId: string, answerId: string) => {
      givenAt.current[questionId] = performance.now()
      change({
        answers: { [questionId]: answerId },
        unsent: union(work.unsent, [questionId]),
      })
    },
    toggleMark: (questionId: string) =>
      change({
        marked: work.marked.includes(questionId)
          ? work.marked.filter((id) => id !== questionId)
          : [...work.marked, questionId],
      }),
    goTo: (current: number) => change({ current }),
  }
}

function union(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}
