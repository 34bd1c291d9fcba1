import type { ExamResults, PageDataOf } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { startExam, stopExam } from '#shared/exam-in-progress.ts'
import { closeFlash } from '#shared/flash.ts'
import { ExamOutcome } from './exam-outcome.tsx'
import { ExamStart } from './exam-start.tsx'
import type { Paper } from './paper.ts'
import { Sitting } from './sitting.tsx'

type ExamProps = { page: PageDataOf<'challenge'> }

/** The page of an exam: what it asks for, then the questions, then the results. Begins again for another account. */
export function Exam({ page }: ExamProps) {
  const account = useSessionUser()?.id
  const [shown, setShown] = useState({ account, number: 0 })
  // A camper who is signed out in the middle of an exam can sign in again elsewhere, and go on.
  if (account !== undefined && account !== shown.account) {
    setShown({ account, number: shown.account === undefined ? shown.number : shown.number + 1 })
  }
  return <ExamOfCamper key={shown.number} page={page} />
}

function ExamOfCamper({ page }: ExamProps) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [results, setResults] = useState<ExamResults | null>(null)
  const isSitting = paper !== null && results === null
  const { partner } = page.superBlock
  useEffect(() => {
    if (!isSitting) return undefined
    startExam(partner)
    return stopExam
  }, [isSitting, partner])
  // What was said about the step before says nothing about the next one.
  const begin = (drawn: Paper) => {
    closeFlash()
    setPaper(drawn)
  }
  const end = (graded: ExamResults) => {
    closeFlash()
    setResults(graded)
  }
  if (results) return <ExamOutcome page={page} results={results} />
  if (paper) {
    return (
      <Sitting
        // Its answers are those of one paper.
        key={paper.generatedExam[0]?.answers[0]?.id}
        page={page}
        paper={paper}
        onPaper={setPaper}
        onResults={end}
        onOver={() => setPaper(null)}
      />
    )
  }
  return <ExamStart page={page} onPaper={begin} />
}
