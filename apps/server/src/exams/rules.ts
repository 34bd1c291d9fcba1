import {
  type AnsweredQuestion,
  type ChallengeType,
  type Exam,
  type ExamResults,
  limits,
  type PaperQuestion,
  submitKindOf,
} from '@cairn/contract'

/** The parts of a question that its camper must not know. */
type Key = { answers: readonly { id: string; isCorrect: boolean }[] }

export function isExam({ challengeType }: { challengeType: ChallengeType }): boolean {
  return submitKindOf(challengeType) === 'exam'
}

/** How long a paper may be worked on: the exam's limit, with the camper's extra time, and a day at most. */
export function allowedMs(
  { timeLimitMinutes }: Pick<Exam, 'timeLimitMinutes'>,
  extraPercent: number,
): number {
  if (timeLimitMinutes === undefined) return limits.examPaperLifetimeMs
  return Math.min(timeLimitMinutes * 60_000 * (1 + extraPercent / 100), limits.examPaperLifetimeMs)
}

/** Whether each question of the paper is named once, with one of its answers or none, and no other question is. */
export function answersFit(paper: readonly PaperQuestion[], given: readonly AnsweredQuestion[]): boolean {
  const byQuestion = new Map(given.map(({ id, answer }) => [id, answer]))
  return (
    given.length === paper.length &&
    byQuestion.size === paper.length &&
    paper.every(({ id, answers }) => {
      const chosen = byQuestion.get(id)
      return chosen === null || answers.some((answer) => answer.id === chosen?.id)
    })
  )
}

/** The number of right answers; the answers must fit the paper. */
export function countCorrect(paper: readonly Key[], given: readonly AnsweredQuestion[]): number {
  const correct = new Set(
    paper.flatMap(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id)),
  )
  return given.filter(({ answer }) => answer && correct.has(answer.id)).length
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
