import {
  type FormFields,
  inLanguage,
  type Language,
  LessonReport,
  paths,
  reportFields,
  reportKindOf,
  reportLesson,
} from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '#http/implement.ts'
import { pathWithMessage } from '#http/path-with-message.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { recordReport, type ReportServices } from '#trouble/record-report.ts'
import { reportLimit } from '#trouble/routes.ts'
import type { Lesson } from './answer-form.ts'

type ReportFormOptions = {
  services: ReportServices
  findLesson: (request: FastifyRequest) => Promise<Lesson | undefined>
  /** Answers with the page of the form, which still has what was typed. */
  refuseForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { lesson: Lesson; status: number; refusal: Refusal },
  ) => Promise<FastifyReply>
}

/** “Something is wrong here” for browsers without scripts. A report needs no token, because it is about no account. */
export function registerReportForms(app: FastifyInstance, options: ReportFormOptions): void {
  const { services, findLesson, refuseForm } = options
  const config = { rateLimit: reportLimit }
  app.post<{ Body: FormFields | null }>(paths.lessonReport('/*'), { config }, async (request, reply) => {
    const lesson = await findLesson(request)
    if (!lesson) return reply.callNotFound()
    const { challenge } = lesson.page
    const report = readReport(request.body ?? {}, challenge.id, request.language)
    if (!report)
      return refuseForm(request, reply, { lesson, status: 413, refusal: refuse('flash.form-too-long') })
    const answer = await recordReport(services, report)
    if (answer instanceof Refusal) {
      return refuseForm(request, reply, {
        lesson,
        status: statusOf(reportLesson, answer.key),
        refusal: answer,
      })
    }
    const path = pathWithMessage(paths.challenge(challenge), answer.type, answer.message)
    return reply.header('cache-control', 'no-store').redirect(inLanguage(path, request.language), 303)
  })
}

/** Undefined if it is too long. Browsers send two characters for the end of a line, and count one. */
function readReport(fields: FormFields, challengeId: string, language: Language): LessonReport | undefined {
  return LessonReport.safeParse({
    challengeId,
    language,
    kind: reportKindOf(fields[reportFields.kind]),
    details: (fields[reportFields.details] ?? '').replaceAll('\r\n', '\n'),
    failedTests: [],
    files: [],
  }).data
}
