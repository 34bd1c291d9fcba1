import * as z from 'zod/mini'
import { maxPayloadBytes } from '../limits.ts'
import { ChallengeId } from './identifiers.ts'

/** A file as the server stores and sends it. */
export const SubmittedFile = z.strictObject({
  contents: z.string().check(z.maxLength(maxPayloadBytes)),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  ext: z.string().check(z.minLength(1), z.maxLength(20)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  history: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
})
export type SubmittedFile = z.infer<typeof SubmittedFile>

/** The results of one sitting of an exam (docs/reference/api.md, “Exams”). */
export const ExamResults = z.object({
  numberOfCorrectAnswers: z.number(),
  numberOfQuestionsInExam: z.number(),
  percentCorrect: z.number(),
  passingPercent: z.number(),
  passed: z.boolean(),
  examTimeInSeconds: z.number(),
})
export type ExamResults = z.infer<typeof ExamResults>

export const CompletedChallenge = z.object({
  /** Of a challenge, or of a claimed certification. */
  id: z.string(),
  /** Milliseconds since 1970: the time of the first completion, however often it is repeated. */
  completedDate: z.number(),
  files: z.array(SubmittedFile),
  challengeType: z.optional(z.number()),
  solution: z.optional(z.string()),
  githubLink: z.optional(z.string()),
  isManuallyApproved: z.optional(z.boolean()),
  examResults: z.optional(ExamResults),
})
export type CompletedChallenge = z.infer<typeof CompletedChallenge>

/** Every sitting of an exam, passed or not. */
export const CompletedExam = z.object({
  id: z.string(),
  completedDate: z.number(),
  challengeType: z.optional(z.number()),
  examResults: ExamResults,
})
export type CompletedExam = z.infer<typeof CompletedExam>

/** A project whose part in the remote editor is done, and whose link is still missing. */
export const PartialCompletion = z.object({ id: z.string(), completedDate: z.number() })
export type PartialCompletion = z.infer<typeof PartialCompletion>

export const SavedChallenge = z.object({
  id: ChallengeId,
  files: z.array(SubmittedFile),
  lastSavedDate: z.number(),
})
export type SavedChallenge = z.infer<typeof SavedChallenge>

/** The answer to a recorded completion; the points include it. */
export const Completion = z.object({
  alreadyCompleted: z.boolean(),
  points: z.number(),
  completedDate: z.number(),
})
export type Completion = z.infer<typeof Completion>
