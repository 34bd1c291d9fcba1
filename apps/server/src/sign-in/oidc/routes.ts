import {
  type FlashKey,
  inLanguage,
  inLanguageUnlessNamed,
  type Language,
  paths,
  safeReturnPath,
  servedPaths,
} from '@cairn/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { explainError } from '#http/errors.ts'
import { isOwnNavigation, ownReferrer } from '#http/own-navigation.ts'
import { pathWithMessage } from '#http/path-with-message.ts'
import { Refusal } from '#http/refusal.ts'
import { browserSecret, departureSecret, type SessionCookies } from '#http/session-cookies.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { SignInServices } from '../mail-codes/mail-code.ts'
import { requesterOf } from '../mail-limits/requester.ts'
import { beginProviderSignIn } from './begin-provider-sign-in.ts'
import { departureLanguage } from './departure-language.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.ts'
import { providerConnections } from './provider-connections.ts'
import { isRefusedPlace } from './rules.ts'

type OidcOptions = SignInServices & {
  cookies: SessionCookies
  appOrigins: readonly string[]
  signInProviders: readonly SignInProvider[]
}

type ProviderRoute = {
  Params: { provider: string }
  Querystring: { returnTo?: string; error?: string; error_description?: string; state?: string }
}

const rateLimit = { max: 60, timeWindow: 60 * 1000 }

/** Sign-in with accounts of other providers. Browsers open all of these addresses, so failures are redirects too. */
export function registerOidc(app: FastifyInstance, options: OidcOptions): void {
  const { database, cookies, appOrigin, appOrigins, now } = options
  const findConnection = providerConnections(options.signInProviders)
  const addressOf = (id: string) => `${appOrigin}${paths.signInProvider(id)}/callback`

  /** Undefined if an answer has been sent. */
  async function connect(
    request: FastifyRequest<ProviderRoute>,
    reply: FastifyReply,
    language = request.language,
  ) {
    try {
      const connection = await findConnection(request.params.provider)
      if (connection) return connection
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in provider cannot be reached')
    }
    await backToSignIn(reply, 'signin.provider-unavailable', language)
    return undefined
  }

  app.get<ProviderRoute>(
    paths.signInProvider(':provider'),
    { config: { rateLimit }, errorHandler: sayOnPage },
    async (request, reply) => {
      // Another site must not choose the account that a person is signed in with here.
      if (!isOwnNavigation(request, appOrigins))
        return reply.redirect(inLanguage(paths.signIn, request.language))
      const connection = await connect(request, reply)
      if (!connection) return reply
      // A link pressed before its page's scripts have run lacks the path, which the page's own address still has.
      const returnTo =
        request.query.returnTo ?? ownReferrer(request, appOrigins)?.searchParams.get('returnTo')
      const address = await beginProviderSignIn(database, connection, {
        redirectUri: addressOf(request.params.provider),
        returnTo: inLanguageUnlessNamed(
          safeReturnPath(typeof returnTo === 'string' ? returnTo : undefined),
          request.language,
        ),
        departureSecret: departureSecret(request, reply, cookies),
        now: now(),
      })
      return reply.redirect(address.href)
    },
  )

  app.get<ProviderRoute>(
    `${paths.signInProvider(':provider')}/callback`,
    { config: { rateLimit }, errorHandler: sayOnPage },
    async (request, reply) => {
      const { error: denial, error_description: description, state } = request.query
      const departure = departureSecret(request, reply, cookies)
      const language =
        (await departureLanguage(database, {
          state: typeof state === 'string' ? state : '',
          departureSecret: departure,
          provider: request.params.provider,
        })) ?? request.language
      if (denial === 'access_denied') {
        const path = isRefusedPlace(description)
          ? servedPaths.blocked
          : pathWithMessage(paths.learn, 'info', 'signin.provider-declined')
        return reply.redirect(inLanguage(path, language))
      }
      const connection = await connect(request, reply, language)
      if (!connection) return reply
      const [search = ''] = /\?.*/.exec(request.url) ?? []
      const arrived = await finishProviderSignIn(options, connection, {
        url: new URL(search, addressOf(request.params.provider)),
        departureSecret: departure,
        browserSecret: browserSecret(request, reply, cookies),
        caller: request.session,
        requester: requesterOf(request, cookies),
        onProviderFailure: (error) => request.log.warn({ err: error }, 'a sign-in provider failed'),
      })
      if (arrived instanceof Refusal) return backToSignIn(reply, arrived.key, language)
      if (arrived.do === 'confirm')
        return reply.redirect(
          inLanguage(pathWithMessage(servedPaths.signInCode, 'info', 'signin.provider-confirm'), language),
        )
      const session = await beginSession(options, { request, reply }, arrived)
      if (session === 'blocked') return backToSignIn(reply, 'signin.blocked', language)
      if (session === 'outdated') return backToSignIn(reply, 'signin.provider-failed', language)
      const returnTo = safeReturnPath(arrived.returnTo)
      return reply.redirect(pathWithMessage(returnTo, 'success', 'flash.signin-success'))
    },
  )
}

/** A person looks at what these addresses answer, also when there were too many requests or the database is away. */
function sayOnPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // It logs what was not expected.
  explainError(error, request, reply)
  void backToSignIn(reply, 'signin.provider-failed', request.language)
}

function backToSignIn(reply: FastifyReply, key: FlashKey, language: Language): FastifyReply {
  return reply.redirect(inLanguage(pathWithMessage(paths.signIn, 'danger', key), language), 302)
}
