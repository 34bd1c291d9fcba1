import * as z from 'zod/mini'
import { languageNames } from '../languages.ts'
import { maxLoggedTests, maxPayloadBytes, maxReportDetailsLength } from '../limits.ts'
import { ChallengeId } from './identifiers.ts'

/** What of a lesson is wrong. */
export const reportKinds = ['text', 'test', 'code', 'other'] as const
export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.infer<typeof ReportKind>

const ReportedFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  contents: z.string().check(z.maxLength(maxPayloadBytes)),
})

/** “Something is wrong here”: what a reader says about a lesson. Nothing in it says who they are (decision 70). */
export const LessonReport = z.strictObject({
  challengeId: ChallengeId,
  /** Of the page on which it was written. */
  language: z.enum(languageNames),
  kind: ReportKind,
  details: z.string().check(z.maxLength(maxReportDetailsLength)),
  /** The tests that the last check missed, counted from 1. */
  failedTests: z.array(z.int().check(z.gte(1), z.lte(maxLoggedTests))).check(z.maxLength(maxLoggedTests)),
  /** The reader's code, if they want to send it. */
  files: z.array(ReportedFile).check(z.maxLength(20)),
})
export type LessonReport = z.infer<typeof LessonReport>

/** The fields of the form in which a report is written. */
export const reportFields = { kind: 'kind', details: 'details', code: 'code' } as const

/** What a form says is wrong; a form that does not say it means something else than the rest. */
export function reportKindOf(value: unknown): ReportKind {
  return reportKinds.find((kind) => kind === value) ?? 'other'
}
