import * as z from 'zod/mini'
import { ChallengeId } from './identifiers.ts'
import { LessonReport } from './lesson-report.ts'

const count = z.int().check(z.gte(0))

/** A report that waits for an author. */
const OpenReport = z.extend(LessonReport, { id: count, reportedOn: z.iso.date() })
export type OpenReport = z.infer<typeof OpenReport>

/** How often a test was the first to fail. Its number counts from 1; the hash tells whether it has changed since. */
const FirstFailure = z.object({ number: count, hash: z.string(), times: count })

/** The sums of a lesson over all days that are kept. */
const LessonCounts = z.object({
  challengeId: ChallengeId,
  opened: count,
  attempts: count,
  passed: count,
  left: count,
  firstFailures: z.array(FirstFailure),
})
export type LessonCounts = z.infer<typeof LessonCounts>

/** What a school knows about its lessons, as `npm run school -- trouble` prints it for the tools of authors. */
export const Trouble = z.object({ reports: z.array(OpenReport), lessons: z.array(LessonCounts) })
export type Trouble = z.infer<typeof Trouble>
