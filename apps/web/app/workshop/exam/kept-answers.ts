import type { KeptAnswers, PaperQuestion } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

/** What a camper has done with a paper so far. */
export type Work = {
  /** The id of the chosen answer, by the id of its question. */
  answers: KeptAnswers
  /** Ids of the questions whose answers have not reached the school. */
  unsent: readonly string[]
  /** Ids of the questions that they want to come back to. */
  marked: readonly string[]
  /** Index of the question that is shown. */
  current: number
}

/**
 * Where the browser keeps the work on a paper. Two campers who share a browser have two papers, and so has one camper on
 * two days: a tab that was left open changes nothing in the other.
 */
export const keyOf = (paperId: string): string => `exam:${paperId}`

/** False if the browser's storage is full, or forbidden. */
export function keepWork(paperId: string, work: Work): boolean {
  return writeStored(keyOf(paperId), JSON.stringify(work))
}

export function forgetWork(paperId: string): void {
  removeStored(keyOf(paperId))
}

/** What this browser has kept for a paper. What is damaged, and so not of this paper, is left out. */
export function readWork(paperId: string, questions: readonly PaperQuestion[]): Work {
  const kept = parse(readStored(keyOf(paperId)))
  const answers = questions.flatMap(({ id, answers: offered }) => {
    const chosen = kept.answers[id]
    return offered.some((answer) => answer.id === chosen) ? [[id, chosen] as const] : []
  })
  if (answers.length === 0) return nothing
  return {
    answers: Object.fromEntries(answers) as KeptAnswers,
    unsent: kept.unsent.filter((id) => answers.some(([answered]) => answered === id)),
    marked: kept.marked.filter((id) => questions.some((question) => question.id === id)),
    current: Number.isInteger(kept.current) && kept.current in questions ? kept.current : 0,
  }
}

/**
 * Adds what the school has kept, which may come from another device. What it has not heard yet is newer. A process of the
 * release before keeps nothing.
 */
export function withKeptAnswers(work: Work, kept: KeptAnswers = {}): Work {
  const newer = Object.entries(work.answers).filter(
    ([id]) => work.unsent.includes(id) || kept[id] === undefined,
  )
  return {
    ...work,
    answers: { ...kept, ...Object.fromEntries(newer) },
    unsent: newer.map(([id]) => id),
  }
}

/** Notes that these answers have reached the school; one that was changed meanwhile has not. */
export function withoutSent(work: Work, sent: KeptAnswers): Work {
  return { ...work, unsent: work.unsent.filter((id) => work.answers[id] !== sent[id]) }
}

/** The answers to these questions. */
export function onlyOf(answers: KeptAnswers, questions: readonly string[]): KeptAnswers {
  return Object.fromEntries(questions.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])))
}

const nothing: Work = { answers: {}, unsent: [], marked: [], current: 0 }

/** A damaged entry counts as none: nothing can be read from it, and the paper is still whole. */
function parse(text: string | null): Work {
  try {
    const { answers, unsent, marked, current } = {
      ...nothing,
      ...(JSON.parse(text ?? 'null') as Partial<Work> | null),
    }
    return { answers: { ...answers }, unsent: listOf(unsent), marked: listOf(marked), current }
  } catch {
    return nothing
  }
}

function listOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}
