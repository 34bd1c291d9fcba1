import * as z from 'zod/mini'
import { AudioClip } from './quiz.ts'

/** A sentence that a camper listens to and says aloud. */
export const Speaking = z.strictObject({
  /** Plain text in the language that the lesson teaches. */
  sentence: z.string(),
  /** Without it, a voice of the camper's device reads the sentence. */
  audio: z.optional(AudioClip),
})
export type Speaking = z.infer<typeof Speaking>
