import {
  type AnsweredQuestion,
  type ChallengeType,
  type ExamResults,
  type PaperQuestion,
  submitKindOf,
} from '@cairn/contract'

/** The parts of a question that its camper must not know. */
type Key = { answers: readonly { id: string; isCorrect: boolean }[] }

export function isExam({ challengeType }: { challengeType: ChallengeType }): boolean {
  return submitKindOf(challengeType) === 'exam'
}

/** Whether each question of the paper is answered once, with one of its answers, and no other question is. */
export function answersFit(paper: readonly PaperQuestion[], given: readonly AnsweredQuestion[]): boolean {
  const byQuestion = new Map(given.map(({ id, answer }) => [id, answer.id]))
  return (
    given.length === paper.length &&
    byQuestion.size === paper.length &&
    paper.every(({ id, answers }) => answers.some((answer) => answer.id === byQuestion.get(id)))
  )
}

/** The number of right answers; the answers must fit the paper. */
export function countCorrect(paper: readonly Key[], given: readonly AnsweredQuestion[]): number {
  const correct = new Set(
    paper.flatMap(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id)),
  )
  return given.filter(({ answer }) => correct.has(answer.id)).length
}

/** The results of a sitting (docs/reference/api.md, “Exams”), with percentages to one decimal. */
export function resultsOf(sitting: {
  correct: number
  total: number
  passingPercent: number
  seconds: number
}): ExamResults {
  const { correct, total, passingPercent, seconds } = sitting
  const percentCorrect = Math.round((correct / total) * 1000) / 10
  return {
    numberOfCorrectAnswers: correct,
    numberOfQuestionsInExam: total,
    percentCorrect,
    passingPercent,
    passed: percentCorrect >= passingPercent,
    examTimeInSeconds: seconds,
  }
}
