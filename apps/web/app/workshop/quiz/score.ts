import { limits } from '@cairn/contract'
import { type Attempt, rightAnswer } from './attempt.ts'

export type Score = { right: number; total: number; needed: number; hasPassed: boolean }

/** How an attempt went, against the pass mark (docs/reference/limits.md, “Quizzes”). */
export function scoreOf({ chosen }: Pick<Attempt, 'chosen'>): Score {
  const right = chosen.filter((answer) => answer === rightAnswer).length
  const needed = Math.ceil((chosen.length * limits.quizPassPercent) / 100)
  return { right, total: chosen.length, needed, hasPassed: right >= needed }
}
