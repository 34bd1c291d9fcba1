import rateLimit from '@fastify/rate-limit'
import {
  flashTypeOf,
  type FlashKey,
  type FormFields,
  formFields,
  inLanguage,
  intentOf,
  type PageDataOf,
  paths,
  type SentForm,
} from '@cairn/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '#http/change-in-turn.ts'
import { callerKey } from '#http/caller-key.ts'
import type { CsrfTokens } from '#http/csrf.ts'
import { explainError } from '#http/errors.ts'
import { identifyCallers, type IdentifyOptions } from '#http/identify-callers.ts'
import { statusOf } from '#http/implement.ts'
import { isForeign } from '#http/is-foreign.ts'
import { pathWithMessage } from '#http/path-with-message.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { sessionBinding } from '#http/session-binding.ts'
import type { CallCounts } from '#http/shared-call-counts.ts'
import { loadPageData } from '#pages/load-page-data.ts'
import type { PageMaking } from '#pages/page-cache.ts'
import { asFastAsPeople } from '#progress/routes.ts'
import { type Lesson, openAnswers } from './answer-form.ts'
import { readForms } from './read-forms.ts'
import { registerReportForms } from './report-routes.ts'
import { recordLesson, type RecordingServices } from './record-lesson.ts'

export type LessonFormOptions = Pick<PageMaking, 'sources' | 'renderPage' | 'site'> &
  Pick<IdentifyOptions, 'cookies'> & {
    submitting: RecordingServices
    tokens: CsrfTokens
    appOrigins: readonly string[]
    callCounts: CallCounts
    /** The clock of sessions; the one of `submitting` gives the dates of completions. */
    steadyNow: () => Date
  }

/** Refusals of forms whose fields are not known. */
const unreadable: Readonly<Record<number, FlashKey>> = {
  400: 'flash.form-unreadable',
  413: 'flash.form-too-long',
  415: 'flash.form-unreadable',
}

/** The forms of lessons for browsers that run no scripts, at the lessons' own addresses (decision 54). */
export async function registerLessonForms(app: FastifyInstance, options: LessonFormOptions): Promise<void> {
  const { sources, renderPage, site, submitting, tokens, appOrigins, cookies, callCounts, steadyNow } =
    options
  const answer = openAnswers(renderPage, site)
  readForms(app)
  await identifyCallers(app, { database: submitting.database, cookies, now: steadyNow, hook: 'preHandler' })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: callerKey,
    hook: 'preHandler',
    ...callCounts,
  })

  const findLesson = async (request: FastifyRequest): Promise<Lesson | undefined> => {
    const { pathname } = new URL(request.url, site.appOrigin)
    const page = await loadPageData(sources, { pathname, language: request.language })
    return page?.screen === 'challenge' ? { pathname, page } : undefined
  }
  const formOf = ({ session }: FastifyRequest, fields: FormFields | null, refusal?: Refusal): SentForm => ({
    fields,
    recordToken: session ? tokens.create(sessionBinding(session)) : null,
    refusal: refusal ? noticeOf(refusal) : null,
  })

  app.addHook('preParsing', async (request, reply) => {
    if (!isForeign(request, appOrigins)) return
    const lesson = await findLesson(request)
    if (!lesson) return reply.callNotFound()
    await answer(request, reply, {
      lesson,
      status: 403,
      form: formOf(request, null, refuse('flash.form-foreign')),
    })
  })

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, refusal } = explainError(error, request, reply)
    const key = unreadable[status]
    const lesson = await findLesson(request)
    if (!lesson) return reply.callNotFound()
    if (key) return answer(request, reply, { lesson, status, form: formOf(request, null, refuse(key)) })
    const fields = (request.body ?? {}) as FormFields
    const form = formOf(request, fields, refusal)
    // A database that is away knows no session, but the browser's token is as good as before.
    const recordToken = form.recordToken ?? fields[formFields.token] ?? null
    return answer(request, reply, { lesson, status, form: { ...form, recordToken } })
  })

  registerReportForms(app, {
    services: submitting,
    findLesson,
    refuseForm: (request, reply, { lesson, status, refusal }) =>
      answer(request, reply, { lesson, status, form: formOf(request, request.body as FormFields, refusal) }),
  })

  // Visitors change nothing; their pages are rendered in turn.
  const config = { rateLimit: { ...asFastAsPeople.rateLimit, allowList: isVisitor } }
  app.post<{ Body: FormFields | null }>(`${paths.learn}/*`, { config }, async (request, reply) => {
    const lesson = await findLesson(request)
    if (!lesson) return reply.callNotFound()
    const fields = request.body ?? {}
    const { session } = request
    if (intentOf(fields) !== 'record') {
      return answer(request, reply, { lesson, status: 200, form: formOf(request, fields) })
    }
    const refuseWith = (status: number, refusal: Refusal) =>
      answer(request, reply, { lesson, status, form: formOf(request, fields, refusal) })
    if (!session) return refuseWith(401, refuse('signin.required'))
    if (!tokens.verify(sessionBinding(session), fields[formFields.token] ?? '')) {
      return refuseWith(403, refuse('flash.form-expired'))
    }
    const { challenge } = lesson.page
    const { camper } = session
    const { isStillSignedIn } = request
    const { call, refusal } = await recordLesson(submitting, { camper, isStillSignedIn, challenge, fields })
    if (refusal) return refuseWith(refusal === busy ? 429 : statusOf(call, refusal.key), refusal)
    return reply
      .header('cache-control', 'no-store')
      .redirect(inLanguage(pathAfter(lesson.page), request.language), 303)
  })
}

function isVisitor({ session }: FastifyRequest): boolean {
  return !session
}

function noticeOf({ key, variables }: Refusal): SentForm['refusal'] {
  return { type: flashTypeOf(key), message: key, ...(variables && { variables }) }
}

/** The next lesson, or the block once it has no other. */
function pathAfter({ challenge, nextPath }: PageDataOf<'challenge'>): string {
  const path = nextPath ?? paths.block(challenge.superBlock, challenge.block)
  const key = 'flash.lesson-recorded'
  return pathWithMessage(path, flashTypeOf(key), key)
}
