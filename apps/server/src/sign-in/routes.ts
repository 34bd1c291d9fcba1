import {
  confirmSignIn as confirmEndpoint,
  requestSignInMail as mailEndpoint,
  safeReturnPath,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { browserSecret, type SessionCookies } from '#http/session-cookies.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { beginSession } from './sessions/begin-session.ts'
import { confirmSignIn } from './confirm-sign-in.ts'
import { registerConfirmation } from './confirmation/routes.ts'
import { registerIdentities } from './identities/routes.ts'
import type { SignInServices } from './mail-codes/mail-code.ts'
import { requesterOf } from './mail-limits/requester.ts'
import { registerOidc } from './oidc/routes.ts'
import { registerPasskeys } from './passkeys/routes.ts'
import { registerRecovery } from './recovery/routes.ts'
import { requestSignInMail } from './mail-codes/request-sign-in-mail.ts'
import { registerSessions } from './sessions/routes.ts'
import { registerSignOut } from './sign-out-routes.ts'

const minuteMs = 60 * 1000

type SignInOptions = SignInServices & {
  cookies: SessionCookies
  appOrigins: readonly string[]
  signInProviders: readonly SignInProvider[]
}

export function registerSignIn(app: FastifyInstance, options: SignInOptions): void {
  const { cookies } = options

  implement(
    app,
    mailEndpoint,
    ({ body }, { request, reply }) =>
      requestSignInMail(
        { ...options, language: request.language },
        {
          email: body.email,
          returnTo: safeReturnPath(body.returnTo),
          browserSecret: browserSecret(request, reply, cookies),
          requester: requesterOf(request, cookies),
        },
      ),
    // Mails have limits of their own; this one stops programs that never stop asking.
    { rateLimit: { max: 60, timeWindow: minuteMs } },
  )

  implement(
    app,
    confirmEndpoint,
    async ({ body }, { request, reply }) => {
      const secret = browserSecret(request, reply, cookies)
      const confirmed = await confirmSignIn(options, { proof: body, browserSecret: secret })
      if (confirmed instanceof Refusal) return confirmed
      const session = await beginSession(options, { request, reply }, confirmed)
      if (session === 'blocked') return refuse('signin.blocked')
      if (session === 'outdated')
        return refuse('token' in body ? 'signin.link-expired' : 'signin.code-invalid')
      const { camper, returnTo, isNewCamper } = confirmed
      return { username: camper.username, returnTo, isNewCamper }
    },
    { rateLimit: { max: 60, timeWindow: minuteMs } },
  )

  registerSignOut(app, options)
  registerSessions(app, options)
  registerOidc(app, options)
  const party = { rpId: new URL(options.appOrigin).hostname, appOrigins: options.appOrigins }
  registerPasskeys(app, { ...options, party })
  registerConfirmation(app, { ...options, party })
  registerIdentities(app, options)
  registerRecovery(app, options)
}
