import type { Challenge, FormFields } from '@cairn/contract'

/** Names of the fields, numbered from 1. */
export const fieldNames = {
  answer: (question: number) => `answer-${question}`,
  blank: (gap: number) => `blank-${gap}`,
  assignment: (assignment: number) => `assignment-${assignment}`,
} as const

/** What a camper has entered in a lesson without code. */
export type Entered = {
  /** Number of the chosen answer of each question, from 1. */
  chosen: Readonly<Record<number, number>>
  /** The text in each gap. */
  words: readonly string[]
  ticked: ReadonlySet<number>
}

/** The answers in the fields of a lesson's form; what cannot be one is left out. */
export function enteredIn(challenge: Challenge, fields: FormFields): Entered {
  const { questions = [], assignments = [], fillInTheBlank } = challenge
  const answers = questions.map((_question, index) => Number(fields[fieldNames.answer(index + 1)]))
  return {
    chosen: Object.fromEntries(
      [...answers.entries()].filter(([index, answer]) => questions[index]?.answers[answer - 1] !== undefined),
    ),
    words: (fillInTheBlank?.blanks ?? []).map((_blank, gap) => fields[fieldNames.blank(gap + 1)] ?? ''),
    ticked: new Set(
      [...assignments.keys()].filter((index) => fields[fieldNames.assignment(index + 1)] !== undefined),
    ),
  }
}
