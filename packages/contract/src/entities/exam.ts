import * as z from 'zod/mini'
import { ChallengeId } from './identifiers.ts'

/** Ten characters of a–z and 0–9: the id of an exam's question or answer (api.md §11). */
const PartId = z.string().check(z.regex(/^[a-z0-9]{10}$/))

export const Prerequisite = z.strictObject({ id: ChallengeId, title: z.string() })
export type Prerequisite = z.infer<typeof Prerequisite>

const ExamAnswer = z.strictObject({ id: PartId, answer: z.string(), deprecated: z.optional(z.boolean()) })

const ExamQuestion = z.strictObject({
  id: PartId,
  question: z.string(),
  deprecated: z.optional(z.boolean()),
  wrongAnswers: z.array(ExamAnswer),
  correctAnswers: z.array(ExamAnswer),
})

/** An exam with its answers: kept in files that no web route serves. */
export const Exam = z.strictObject({
  id: ChallengeId,
  title: z.string().check(z.minLength(1)),
  numberOfQuestionsInExam: z.int().check(z.minimum(1)),
  passingPercent: z.number().check(z.minimum(0), z.maximum(100)),
  prerequisites: z.array(Prerequisite),
  questions: z.array(ExamQuestion),
})
export type Exam = z.infer<typeof Exam>

/** What everybody may know of an exam. */
export const ExamOutline = z.strictObject({
  id: ChallengeId,
  title: z.string(),
  numberOfQuestionsInExam: z.number(),
  passingPercent: z.number(),
  prerequisites: z.array(Prerequisite),
})
export type ExamOutline = z.infer<typeof ExamOutline>
