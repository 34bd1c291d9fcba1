import * as z from 'zod/mini'

/** Part of a sound file, in seconds from its beginning; the whole file if omitted. */
export const AudioClip = z.strictObject({
  /** A path on the school's own origin is played. Any other name is that of a file which the school does not have. */
  filename: z.string(),
  startTimestamp: z.optional(z.number()),
  finishTimestamp: z.optional(z.number()),
})
export type AudioClip = z.infer<typeof AudioClip>

export const QuizQuestion = z.strictObject({
  text: z.string(),
  distractors: z.array(z.string()),
  answer: z.string(),
  audio: z.nullable(
    z.strictObject({
      audio: AudioClip,
      transcript: z.array(z.strictObject({ character: z.string(), text: z.string() })),
    }),
  ),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** One version of a quiz; one of them is chosen at random per visit. */
export const Quiz = z.strictObject({ questions: z.array(QuizQuestion) })
export type Quiz = z.infer<typeof Quiz>
