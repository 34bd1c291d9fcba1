import {
  type AnsweredQuestion,
  type ChallengeType,
  type Exam,
  type ExamResults,
  type KeptAnswers,
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

/** Whether a paper is still accepted: until its deadline, and a little longer for answers that are on their way. */
export function isTaken({ deadline }: { deadline: Date }, now: Date): boolean {
  return now.getTime() <= deadline.getTime() + limits.examGraceMs
}

/** Whether all answers are answers that their question of the paper offers. */
export function keptAnswersFit(paper: readonly PaperQuestion[], kept: KeptAnswers): boolean {
  const byQuestion = new Map(paper.map(({ id, answers }) => [id, answers]))
  return Object.entries(kept).every(([id, chosen]) =>
    byQuestion.get(id)?.some((answer) => answer.id === chosen),
  )
}

/** An answer to each question of the paper: the one that is given, else the one that is kept, else none. */
export function completeAnswers(
  paper: readonly PaperQuestion[],
  given: readonly AnsweredQuestion[],
  kept: KeptAnswers,
): AnsweredQuestion[] {
  const byQuestion = new Map(given.map(({ id, answer }) => [id, answer?.id]))
  return paper.map(({ id, question }) => {
    const chosen = byQuestion.get(id) ?? kept[id]
    return { id, question, answer: chosen === undefined ? null : { id: chosen, answer: '' } }
  })
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
