import type { Quiz } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { type Attempt, isOrder } from './attempt.ts'

/** Where the browser keeps a camper's attempt at a quiz. */
export const keyOf = (challengeId: string): string => `quiz:${challengeId}`

export function keepAttempt(challengeId: string, attempt: Attempt): void {
  writeStored(keyOf(challengeId), JSON.stringify(attempt))
}

export function forgetAttempt(challengeId: string): void {
  removeStored(keyOf(challengeId))
}

/** The attempt that this browser has kept; null without one, or when the lesson has changed since. */
export function readAttempt(challengeId: string, quizzes: readonly Quiz[]): Attempt | null {
  const kept = parse(readStored(keyOf(challengeId)))
  const questions = quizzes[kept?.quiz ?? -1]?.questions
  if (!kept || !questions) return null
  const fits =
    kept.texts.length === questions.length &&
    kept.chosen.length === questions.length &&
    questions.every(({ text, distractors }, index) => {
      const order = kept.orders[index]
      return text === kept.texts[index] && isOrder(order, distractors.length + 1)
    })
  return fits ? kept : null
}

/** Null for anything but an attempt: it is damaged, and there is always another one to draw. */
function parse(text: string | null): Attempt | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Attempt> | null
    const lists = [kept?.texts, kept?.orders, kept?.chosen]
    return kept && lists.every(Array.isArray) ? (kept as Attempt) : null
  } catch {
    return null
  }
}
