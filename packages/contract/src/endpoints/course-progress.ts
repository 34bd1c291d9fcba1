import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengeId, DashedName, Slug, SuperBlockId } from '../entities/identifiers.ts'
import { ChallengePlace } from '../entities/user.ts'
import { maxLessonsDone } from '../limits.ts'

/** What the browser knows and the account does not: a visitor's lessons, and those that wait to be sent. */
const done = z.array(ChallengeId).check(z.maxLength(maxLessonsDone))
/** The lesson that was done last; none before the first. */
const last = z.optional(ChallengeId)

const Count = z.int().check(z.minimum(0))

/** How many lessons of each course are done. Courses that have not been begun are left out. */
export const countCourses = endpoint('POST', '/progress/courses', {
  access: 'public',
  body: z.strictObject({ done, last }),
  ok: z.object({
    courses: z.record(SuperBlockId, Count),
    /** The lesson to go on with, in the course of the last one; null before the first, and after the last of it. */
    next: z.nullable(z.extend(ChallengePlace, { superBlock: SuperBlockId })),
  }),
  refusals: { 'flash.submission-invalid': 400 },
})
export type CourseCounts = z.infer<typeof countCourses.ok>

/** How many lessons of each block of a course are done. Blocks that have not been begun are left out. */
export const countBlocks = endpoint('POST', '/progress/blocks', {
  access: 'public',
  body: z.strictObject({ superBlock: SuperBlockId, done, last }),
  ok: z.object({
    done: Count,
    blocks: z.record(
      Slug,
      /** `next` is the first lesson that is not done; null when all are. */
      z.object({ done: Count, next: z.nullable(DashedName) }),
    ),
    /** The lesson to go on with; null when all are done. */
    next: z.nullable(z.object({ block: Slug, dashedName: DashedName })),
  }),
  refusals: { 'flash.submission-invalid': 400 },
})
export type BlockCounts = z.infer<typeof countBlocks.ok>
