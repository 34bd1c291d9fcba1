import type { ExamFacts } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { requirementsOf } from './load-certificate.ts'

/** What pages say about the exam of a lesson; null for a lesson without one. */
export function findExamFacts(
  curriculum: Pick<Curriculum, 'findExamOutline' | 'findPlace'>,
  challengeId: string,
): ExamFacts | null {
  const outline = curriculum.findExamOutline(challengeId)
  if (!outline) return null
  const { numberOfQuestionsInExam, passingPercent, timeLimitMinutes = null, prerequisites } = outline
  return {
    numberOfQuestionsInExam,
    passingPercent,
    timeLimitMinutes,
    prerequisites: requirementsOf(prerequisites, curriculum),
  }
}
