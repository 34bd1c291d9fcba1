import {
  createUserToken,
  deleteAccount as deleteAccountCall,
  deleteUserToken as deleteUserTokenCall,
  exportAccount as exportAccountCall,
  reportUser as reportUserCall,
  resetProgress,
  submitSurvey,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { transact } from '#database/transact.ts'
import { implement } from '#http/implement.ts'
import { inTurn } from '#http/in-turn.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { clearSessionCookie, type SessionCookies } from '#http/session-cookies.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { issueUserToken } from './issue-user-token.ts'
import type { RemovalServices } from './remove-account.ts'
import { reportUser, type ReportServices } from './report-user.ts'
import { deleteProgress, deleteUserToken, insertSurvey } from './store.ts'

export type AccountOptions = ReportServices &
  RemovalServices & {
    cookies: SessionCookies
    signInProviders: readonly SignInProvider[]
    /** The key that signs user tokens. */
    tokenKey: Buffer
    /** Called when an account and all its sessions are gone. */
    onSessionsEnded: (userId: string) => void
  }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export function registerAccount(app: FastifyInstance, options: AccountOptions): void {
  const { database, cookies, tokenKey, steadyNow } = options
  // An export occupies ten connections of the database at once; a few of them together would occupy all.
  const takeTurn = inTurn()

  implement(
    app,
    deleteAccountCall,
    async (_input, { request, reply }) => {
      const { session } = request
      const deleted = await deleteAccount(options, session)
      if (deleted instanceof Refusal) return deleted
      if (session) options.onSessionsEnded(session.camper.userId)
      request.session = undefined
      clearSessionCookie(reply, cookies)
      return deleted
    },
    { locksAccount: true },
  )

  implement(
    app,
    resetProgress,
    async (_input, { camper, request: { session } }) =>
      transact(database, async (transaction) => {
        if (!session || !(await lockSignedIn(transaction, session))) return refuse('signin.required')
        await deleteProgress(transaction, camper.userId, steadyNow())
        return {}
      }),
    { locksAccount: true },
  )

  implement(
    app,
    exportAccountCall,
    async (_input, { camper, reply }) => {
      const data = await takeTurn('exports', () => exportAccount(options, camper, steadyNow()))
      if (!data) return refuse('signin.required')
      reply.header('content-disposition', 'attachment; filename="cairn-account.json"')
      return data
    },
    { rateLimit: { max: 20, timeWindow: hourMs }, takesTurn: true },
  )

  implement(
    app,
    reportUserCall,
    ({ body }, { camper, request: { language } }) => reportUser({ ...options, language }, camper, body),
    {
      rateLimit: { max: 10, timeWindow: dayMs },
    },
  )

  implement(app, submitSurvey, async ({ body: { surveyResults } }, { camper }) =>
    (await insertSurvey(database, camper.userId, surveyResults, steadyNow()))
      ? { type: 'success' as const, message: 'flash.survey.success' as const }
      : refuse('flash.survey.err-2'),
  )

  implement(
    app,
    createUserToken,
    (_input, { request }) => issueUserToken({ database, tokenKey, now: steadyNow }, request.session),
    { rateLimit: { max: 30, timeWindow: hourMs } },
  )

  implement(app, deleteUserTokenCall, async (_input, { camper }) =>
    (await transact(database, (transaction) => deleteUserToken(transaction, camper.userId)))
      ? { userToken: null }
      : refuse('flash.delete-token-err'),
  )
}
