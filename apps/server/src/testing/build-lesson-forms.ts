import { type Challenge, type PageDataOf, paths, type SentForm } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { csrfTokens } from '#http/csrf.ts'
import { registerErrorHandling } from '#http/errors.ts'
import { LocalCallCounts } from '#http/local-call-counts.ts'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { cookiesFor } from '#http/session-cookies.ts'
import { type LessonFormOptions, registerLessonForms } from '#lesson-forms/routes.ts'
import { challengeIds, origin, type TestServer } from './build-test-server.ts'
import { oneLanguage } from './one-language.ts'
import { courseOf } from './test-course.ts'
import { linkProjects } from './test-projects.ts'
import { testSite } from './test-site.ts'
import { withoutReruns } from './without-reruns.ts'

/** Two lessons that forms submit: one with questions, and the last of its block, a project. */
export const formLessons = [
  { id: challengeIds[0] ?? '', challengeType: 19, title: 'Questions', dashedName: 'questions' },
  { id: linkProjects[0]?.id ?? '', challengeType: 3, title: 'Project', dashedName: 'project' },
] as const

/** The addresses of these lessons. */
export const [questionsPath, projectPath] = formLessons.map(({ dashedName }) =>
  paths.challenge({ superBlock: 'course', block: 'block', dashedName }),
) as [string, string]

const course = courseOf({ dashedName: 'block', layout: 'link', challenges: [...formLessons] })

export type FormSchool = {
  changes?: Partial<LessonFormOptions>
  /** Switches off a protection of the routes, for a twin. */
  weaken?: (forms: FastifyInstance) => void
}

/** The routes of the forms alone, for the campers of a test server. A page is the JSON of the form that it answers. */
export async function buildLessonForms(
  { database, application, clock }: TestServer,
  { changes = {}, weaken }: FormSchool = {},
): Promise<FastifyInstance> {
  const findChallenge = (id: string) => {
    const lesson = formLessons.find((one) => one.id === id)
    return lesson && { ...lesson, superBlock: course.id, block: 'block' }
  }
  const now = () => clock.now
  const curriculum = {
    version: 'test',
    superBlocks: [course],
    certifications: [],
    findSuperBlock: (id: string) => (id === course.id ? course : undefined),
    loadChallenges: async () =>
      formLessons.map((lesson) => ({ ...lesson, block: 'block' }) as unknown as Challenge),
    findExamOutline: () => undefined,
    loadRefused: async () => [],
  }
  const app = Fastify({ rewriteUrl: withoutLanguage })
  decorateWithLanguage(app)
  registerErrorHandling(app)
  await app.register(async (forms) => {
    await registerLessonForms(forms, {
      sources: {
        curricula: oneLanguage(curriculum as unknown as Curriculum),
      } as unknown as LessonFormOptions['sources'],
      site: testSite,
      callCounts: { store: LocalCallCounts },
      renderPage: async ({ path, form, loadPageData }) => {
        const { challenge } = (await loadPageData(path)) as PageDataOf<'challenge'>
        return {
          status: 200,
          html: JSON.stringify({ title: challenge.title, form }),
          contentSecurityPolicy: 'x',
        }
      },
      submitting: {
        database,
        findChallenge,
        bringsEnvironment: async () => false,
        isCertificationProject: () => false,
        loadSeeds: async () => [],
        reruns: await withoutReruns(application),
        now,
      },
      cookies: cookiesFor({ isSecure: false }),
      tokens: csrfTokens(Buffer.alloc(32)),
      appOrigins: [origin],
      steadyNow: now,
      ...changes,
    })
    weaken?.(forms)
  })
  return app
}

/** What a page of these routes was made of. */
export type FormPage = { title: string; form: SentForm }
