import { completeExam, getExamPaper, keepExamAnswers } from '@cairn/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { implement, sendRefusal } from '#http/implement.ts'
import { isOwnFetch } from '#http/own-navigation.ts'
import { refuse } from '#http/refusal.ts'
import type { ExamServices } from './find-exam.ts'
import { getPaper } from './get-paper.ts'
import { keepAnswers } from './keep-answers.ts'
import { submitExam } from './submit-exam.ts'

/** Each question is answered, and some are answered again. */
const keepingRateLimit = { max: 1200, timeWindow: 60 * 60 * 1000 }
const rateLimit = { max: 60, timeWindow: 60 * 60 * 1000 }
/**
 * What other pages open is refused, and must not keep campers from their exams; nor must a page that looks whether its paper
 * is still open each time that its camper comes back to it.
 */
const drawing = {
  ...rateLimit,
  allowList: (request: FastifyRequest) => !isOwnFetch(request) || isLook(request),
}

function isLook({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'open' in query
}

export function registerExams(app: FastifyInstance, services: ExamServices): void {
  implement(
    app,
    getExamPaper,
    async ({ params, query }, { camper, request, reply }) => {
      // It may draw the day's paper, which neither another site's link nor a picture on our pages may trigger.
      if (!isOwnFetch(request)) return sendRefusal(reply, 403, refuse('flash.generic-error'))
      return getPaper(services, camper, { examId: params.id, mayDraw: query.open === undefined })
    },
    { rateLimit: drawing, takesTurn: true },
  )
  implement(
    app,
    keepExamAnswers,
    ({ params, body }, { camper }) => keepAnswers(services, camper, { examId: params.id, ...body }),
    { rateLimit: keepingRateLimit },
  )
  implement(app, completeExam, ({ body }, { camper }) => submitExam(services, camper, body), { rateLimit })
}
