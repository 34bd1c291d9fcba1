import { createHash } from 'node:crypto'
import type { AnsweredQuestion } from '@cairn/contract'

/**
 * The same for the same answers to the same paper, in any order of questions. Ids of answers are drawn anew for each
 * paper, so it is another for any other paper on which something was answered.
 */
export function digestOfAnswers(given: readonly AnsweredQuestion[]): Buffer {
  const answers = given.map(({ id, answer }) => `${id} ${answer?.id ?? ''}`).toSorted()
  return createHash('sha256').update(answers.join('\n')).digest()
}
