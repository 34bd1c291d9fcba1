import * as z from 'zod/mini'
import { DashedName } from './identifiers.ts'
import { Problem } from './problem.ts'

/**
 * A lesson that is in the curriculum and cannot be shown, because the compiler could not read its file. It is no part of
 * its course until it is mended.
 */
export const RefusedLesson = z.strictObject({
  title: z.string(),
  dashedName: DashedName,
  /** The number of lessons of its block that come before it. */
  lessonsBefore: z.int().check(z.minimum(0)),
  /** Without the offending texts, which may be those of a solution. */
  problems: z.array(z.omit(Problem, { text: true })),
})
export type RefusedLesson = z.infer<typeof RefusedLesson>
