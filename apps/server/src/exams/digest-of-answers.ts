import { createHash } from 'node:crypto'
import type { AnsweredQuestion } from '@cairn/contract'

/**
 * The same for the same answers to the same paper, in any order of questions, and for nothing else: ids of questions and
 * answers are drawn anew for each paper.
 */
export function digestOfAnswers(given: readonly AnsweredQuestion[]): Buffer {
  const answers = given.map(({ id, answer }) => `${id} ${answer?.id ?? ''}`).toSorted()
  return createHash('sha256').update(answers.join('\n')).digest()
}
