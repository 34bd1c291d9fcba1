import * as z from 'zod/mini'

export const Answer = z.strictObject({
  /** Sanitised HTML, as all texts of a lesson. */
  answer: z.string(),
  /** Shown when the answer was chosen and is wrong. */
  feedback: z.nullable(z.string()),
  /** Name of a recording of the answer. */
  audioId: z.nullable(z.string()),
})
export type Answer = z.infer<typeof Answer>

/** A multiple-choice question (challenge-format.md §2, `--questions--`). */
export const Question = z.strictObject({
  text: z.string(),
  answers: z.array(Answer),
  /** Number of the right answer, from 1, as authors write it. */
  solution: z.number(),
})
export type Question = z.infer<typeof Question>
