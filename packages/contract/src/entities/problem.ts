import * as z from 'zod/mini'

/** A mistake in a file that an author wrote, with what to do about it. Lines and columns count from 1. */
export const Problem = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  /** The offending text, cut to one short line; empty when something is missing. */
  text: z.string(),
  message: z.string(),
  remedy: z.string(),
})
export type Problem = z.infer<typeof Problem>
