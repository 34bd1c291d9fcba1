import * as z from 'zod/mini'
import { ChallengeId } from './identifiers.ts'

/** As long as a paper is open: a day. */
const maxTimeLimitMinutes = 24 * 60

/** The id of an exam's question or answer: ten characters of a–z and 0–9 (docs/reference/api.md, “Exams”). */
export const ExamPartId = z.string().check(z.regex(/^[a-z0-9]{10}$/))

export const Prerequisite = z.strictObject({ id: ChallengeId, title: z.string() })
export type Prerequisite = z.infer<typeof Prerequisite>

const ExamAnswer = z.strictObject({ id: ExamPartId, answer: z.string(), deprecated: z.optional(z.boolean()) })

const ExamQuestion = z.strictObject({
  id: ExamPartId,
  question: z.string(),
  deprecated: z.optional(z.boolean()),
  /** What it is about. Each topic has its share of a paper. */
  topic: z.optional(z.string().check(z.minLength(1))),
  /** How its author judges it; campers are not told. */
  difficulty: z.optional(z.enum(['easy', 'medium', 'hard'])),
  wrongAnswers: z.array(ExamAnswer),
  correctAnswers: z.array(ExamAnswer),
})

/** An exam with its answers, stored in files that no web route serves. */
export const Exam = z.strictObject({
  id: ChallengeId,
  title: z.string().check(z.minLength(1)),
  numberOfQuestionsInExam: z.int().check(z.minimum(1)),
  passingPercent: z.number().check(z.minimum(0), z.maximum(100)),
  /** From when the paper is drawn. Without it campers have as long as a paper is open. */
  timeLimitMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(maxTimeLimitMinutes))),
  prerequisites: z.array(Prerequisite),
  questions: z.array(ExamQuestion),
})
export type Exam = z.infer<typeof Exam>

/** The public part of an exam. */
export const ExamOutline = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  numberOfQuestionsInExam: z.number(),
  passingPercent: z.number(),
  timeLimitMinutes: z.optional(z.number()),
  prerequisites: z.array(Prerequisite),
})
export type ExamOutline = z.infer<typeof ExamOutline>

export const PaperId = z.uuid()

/** A question as a camper gets it: nothing reveals the right answer, and the answers' ids belong to this paper. */
export const PaperQuestion = z.object({
  id: ExamPartId,
  question: z.string(),
  answers: z.array(z.object({ id: ExamPartId, answer: z.string() })),
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

/**
 * A camper's answer; null if they left the question out, or the school has kept the answer. The texts are accepted for
 * compatibility and ignored.
 */
export const AnsweredQuestion = z.strictObject({
  id: ExamPartId,
  question: z.string(),
  answer: z.nullable(z.strictObject({ id: ExamPartId, answer: z.string() })),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

/** Answers that the school keeps while a paper is open: the id of the chosen answer, by the id of its question. */
export const KeptAnswers = z.record(ExamPartId, ExamPartId)
export type KeptAnswers = z.infer<typeof KeptAnswers>
