import type { ExamResults, PageDataOf } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { startExam, stopExam } from '#shared/exam-in-progress.ts'
import { ExamOutcome } from './exam-outcome.tsx'
import { ExamStart } from './exam-start.tsx'
import type { Paper } from './paper.ts'
import { Sitting } from './sitting.tsx'

/** The page of an exam: what it asks for, then the questions, then the results. */
export function Exam({ page }: { page: PageDataOf<'challenge'> }) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [results, setResults] = useState<ExamResults | null>(null)
  const isSitting = paper !== null && results === null
  const { partner } = page.superBlock
  useEffect(() => {
    if (!isSitting) return undefined
    startExam(partner)
    return stopExam
  }, [isSitting, partner])
  if (results) return <ExamOutcome page={page} results={results} />
  if (paper) {
    return (
      <Sitting
        page={page}
        paper={paper}
        onPaper={setPaper}
        onResults={setResults}
        onOver={() => setPaper(null)}
      />
    )
  }
  return <ExamStart page={page} onPaper={setPaper} />
}
