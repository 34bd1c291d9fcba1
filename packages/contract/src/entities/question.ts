import * as z from 'zod/mini'

export const Answer = z.strictObject({
  /** Sanitized HTML, like all texts of a lesson. */
  answer: z.string(),
  /** Shown if the answer was chosen and is wrong. */
  feedback: z.nullable(z.string()),
  /** The address of a recording of the answer, as in `AudioClip`; a name if the school does not have it. */
  audioId: z.nullable(z.string()),
})
export type Answer = z.infer<typeof Answer>

/** A multiple-choice question (docs/authoring.md, “Questions”). */
export const Question = z.strictObject({
  text: z.string(),
  answers: z.array(Answer),
  /** The number of the right answer, counted from 1, as authors write it. */
  solution: z.number(),
})
export type Question = z.infer<typeof Question>
