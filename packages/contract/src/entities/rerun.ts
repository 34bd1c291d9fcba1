import * as z from 'zod/mini'
import { Challenge } from './challenge.ts'
import { ChallengeId } from './identifiers.ts'
import { SubmittedFile } from './submission.ts'

/** The script of the page that runs projects again, in the folder of the built runner. */
export const rerunScriptName = 'rerun-page.js'

const RunPart = z.pick(Challenge, {
  id: true,
  challengeType: true,
  environment: true,
  files: true,
  tests: true,
  hooks: true,
  disableLoopProtectTests: true,
  disableLoopProtectPreview: true,
  required: true,
  template: true,
})

/** A submitted project whose tests are run again: its code, and what the runner needs of its lesson. */
export const Rerun = z.object({
  // The rest of a lesson is left out.
  challenge: z.object(RunPart.shape),
  files: z.array(SubmittedFile),
})
export type Rerun = z.infer<typeof Rerun>

/** What a run has found out. */
export const RerunResult = z.discriminatedUnion('is', [
  z.object({ is: z.literal('passed') }),
  /** The first test that did not pass; null if the code broke the run itself. */
  z.object({ is: z.literal('failed'), test: z.nullable(z.number()) }),
  /** A part of the runner did not come or did not answer. */
  z.object({ is: z.literal('crashed') }),
])
export type RerunResult = z.infer<typeof RerunResult>

/** What the process that keeps the browser says of one run. The browser may have crashed, too. */
export const RerunOutcome = z.union([RerunResult, z.object({ is: z.literal('unavailable') })])
export type RerunOutcome = z.infer<typeof RerunOutcome>

/** What the server asks that process for. One run at a time. */
export const RerunRequest = z.object({ run: z.number(), rerun: Rerun })
export type RerunRequest = z.infer<typeof RerunRequest>

/** What that process tells the server. */
export const RerunnerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('outcome'), run: z.number(), outcome: RerunOutcome }),
  /** The browser was started, or could not be, for this reason. */
  z.object({
    type: z.literal('browser'),
    state: z.enum(['sandboxed', 'without-sandbox', 'missing']),
    reason: z.optional(z.string()),
  }),
])
export type RerunnerMessage = z.infer<typeof RerunnerMessage>

/**
 * What the server knows of a submitted project. `not-re-run`: it was handed in by a link, has no tests, or no browser
 * is installed.
 */
export const ProjectRun = z.object({
  id: ChallengeId,
  state: z.enum(['waiting', 'passed', 'failed', 'not-re-run']),
  /** The hint of the first test that failed, as text. A failed run without one was not finished. */
  failedTest: z.optional(z.string()),
  /** Milliseconds since 1970. */
  ranAt: z.optional(z.number()),
})
export type ProjectRun = z.infer<typeof ProjectRun>
