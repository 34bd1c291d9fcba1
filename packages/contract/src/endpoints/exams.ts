import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AnsweredQuestion, KeptAnswers, PaperId, PaperQuestion } from '../entities/exam.ts'
import { ChallengeId } from '../entities/identifiers.ts'
import { Completion, ExamResults } from '../entities/submission.ts'

const maxQuestions = 500

/**
 * Draws a paper, or returns the open one: asking again changes nothing (docs/reference/security.md, “Exams”). An earlier
 * one that was never handed in is graded first, by the answers that are kept. With `open` none is drawn, for a page that
 * looks whether its paper can still be handed in.
 */
export const getExamPaper = endpoint('GET', '/exam/:id', {
  access: 'camper',
  params: z.strictObject({ id: ChallengeId }),
  query: z.object({ open: z.optional(z.literal('true')) }),
  ok: z.object({
    paperId: PaperId,
    generatedExam: z.array(PaperQuestion),
    /** By the server's clock, so that a browser's wrong clock costs its camper nothing. */
    secondsSpent: z.number(),
    secondsLeft: z.number(),
    /** What the camper has answered so far, on any of their devices. */
    keptAnswers: KeptAnswers,
  }),
  refusals: {
    'flash.submission-invalid': 400,
    'signin.required': 401,
    'flash.exam.prerequisite': 403,
    'flash.generate-exam-error': 404,
    'flash.exam.not-open': 409,
    'flash.exam.drawn-today': 429,
  },
  wordsAs: 'error',
})

/**
 * Keeps answers to the open paper until it is closed. They are added to those that are kept already; the last one to a
 * question counts.
 */
export const keepExamAnswers = endpoint('PUT', '/exam/:id/answers', {
  access: 'camper',
  params: z.strictObject({ id: ChallengeId }),
  body: z.strictObject({ answers: KeptAnswers }),
  ok: z.strictObject({}),
  refusals: {
    'flash.submission-invalid': 400,
    'flash.exam.answers-invalid': 400,
    'signin.required': 401,
    'flash.exam.not-open': 409,
    'flash.exam.late': 410,
  },
  wordsAs: 'error',
})

/**
 * Submits a paper, once. Where an answer is `null`, the one that is kept counts, and a paper that comes too late is graded
 * by those that are kept. With `paperId`, a paper that has been graded is answered with its results again.
 * `challengeType` and `examTimeInSeconds` are accepted for compatibility and ignored: the server knows the type and
 * measures the time.
 */
export const completeExam = endpoint('POST', '/exam-challenge-completed', {
  access: 'camper',
  body: z.strictObject({
    id: ChallengeId,
    challengeType: z.number(),
    paperId: z.optional(PaperId),
    userCompletedExam: z.strictObject({
      examTimeInSeconds: z.number().check(z.minimum(0)),
      userExamQuestions: z.array(AnsweredQuestion).check(z.minLength(1), z.maxLength(maxQuestions)),
    }),
  }),
  ok: z.extend(Completion, { examResults: ExamResults }),
  refusals: {
    'flash.submission-invalid': 400,
    'flash.exam.answers-invalid': 400,
    'signin.required': 401,
    'flash.exam.prerequisite': 403,
    'flash.exam.not-open': 409,
    'flash.exam.late': 410,
  },
  wordsAs: 'error',
})
