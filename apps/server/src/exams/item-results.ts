import type { AnsweredQuestion } from '@cairn/contract'
import type { StoredQuestion } from '#database/schema.ts'
import { countCorrect } from './rules.ts'

/** One question of a sitting: whether it was right, and the share (0 to 1) of the other questions that were. */
export type ItemResult = { questionId: string; isRight: boolean; rest: number }

/** What a sitting says about each of its questions; the answers must fit the paper. */
export function itemResults(
  paper: readonly StoredQuestion[],
  given: readonly AnsweredQuestion[],
): ItemResult[] {
  const total = countCorrect(paper, given)
  const byQuestion = new Map(given.map((answer) => [answer.id, answer]))
  return paper.map((question) => {
    const answer = byQuestion.get(question.id)
    const isRight = answer !== undefined && countCorrect([question], [answer]) === 1
    const others = Math.max(1, paper.length - 1)
    return { questionId: question.id, isRight, rest: (total - (isRight ? 1 : 0)) / others }
  })
}
