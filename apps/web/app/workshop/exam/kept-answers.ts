import type { PaperQuestion } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

/** What a camper has done with a paper so far. */
export type Work = {
  /** The id of the chosen answer, by the id of its question. */
  answers: Readonly<Record<string, string>>
  /** Ids of the questions that they want to come back to. */
  marked: readonly string[]
  /** Index of the question that is shown. */
  current: number
}

/** Where the browser keeps a camper's work on an exam. */
export const keyOf = (examId: string): string => `exam:${examId}`

export function keepWork(examId: string, work: Work): void {
  writeStored(keyOf(examId), JSON.stringify(work))
}

export function forgetWork(examId: string): void {
  removeStored(keyOf(examId))
}

/**
 * What this browser has kept for a paper. Answers have ids of their paper, so what was kept for another paper, or for
 * another camper, is left out.
 */
export function readWork(examId: string, paper: readonly PaperQuestion[]): Work {
  const kept = parse(readStored(keyOf(examId)))
  const answers = paper.flatMap(({ id, answers: offered }) => {
    const chosen = kept.answers[id]
    return offered.some((answer) => answer.id === chosen) ? [[id, chosen] as const] : []
  })
  if (answers.length === 0) return { answers: {}, marked: [], current: 0 }
  return {
    answers: Object.fromEntries(answers) as Work['answers'],
    marked: kept.marked.filter((id) => paper.some((question) => question.id === id)),
    current: Number.isInteger(kept.current) && kept.current in paper ? kept.current : 0,
  }
}

/** A damaged entry counts as none: nothing can be read from it, and the paper is still whole. */
function parse(text: string | null): Work {
  const nothing: Work = { answers: {}, marked: [], current: 0 }
  try {
    const { answers, marked, current } = {
      ...nothing,
      ...(JSON.parse(text ?? 'null') as Partial<Work> | null),
    }
    return { answers: { ...answers }, marked: Array.isArray(marked) ? marked : [], current }
  } catch {
    return nothing
  }
}
