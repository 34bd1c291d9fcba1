import * as z from 'zod/mini'

/** A mistake in an author's file, and how to fix it. Lines and columns count from 1. */
export const Problem = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  /** The offending text, shortened to one line; empty if something is missing. */
  text: z.string(),
  message: z.string(),
  remedy: z.string(),
})
export type Problem = z.infer<typeof Problem>
