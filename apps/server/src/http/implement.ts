import {
  type BodyOf,
  type Endpoint,
  type FlashKey,
  type Language,
  flashTypeOf,
  limits,
  type OkOf,
  type ParamsOf,
  placeRefusal,
  type QueryOf,
  type RefusalBody,
  type RefusalKeyOf,
  type RefusalPlace,
  z,
} from '@cairn/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy, changeInTurn, mostWaiting } from './change-in-turn.ts'
import { fewAtOnce } from './few-at-once.ts'
import { inTurn } from './in-turn.ts'
import { type RateLimit, rateLimitOf } from './rate-limit-of.ts'
import { Refusal } from './refusal.ts'
import { refuseCaller } from './refuse-caller.ts'
import type { Camper, Session } from './session.ts'
import { whenRead } from './when-read.ts'
import { wordsOf } from './words-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** The refusal of an invalid body; by default the first one with its status. */
    malformed?: Refusal
  }
}

type CallContext<E extends Endpoint> = {
  /** The signed-in camper; always present for endpoints of access `camper`. */
  camper: E['access'] extends 'camper' ? Camper : Camper | undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Input<E extends Endpoint> = { body: BodyOf<E>; params: ParamsOf<E>; query: QueryOf<E> }

/** Returns the result, a refusal, or the reply itself if an answer of another form was already sent. */
export type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: CallContext<E>,
) => Promise<OkOf<E> | Refusal<RefusalKeyOf<E>> | FastifyReply>

type RouteOptions<E extends Endpoint> = {
  /** Calls per camper and time; per address for visitors. For changes there is a default. */
  rateLimit?: RateLimit
  /** The action holds the lock on the camper's account for long, so further calls are refused instead of waiting. */
  locksAccount?: boolean
  /** This GET takes a turn as changes do: its answer grows with the account, or it may change something. */
  takesTurn?: boolean
  malformed?: Refusal<RefusalKeyOf<E>>
}

/**
 * An answer with megabytes of code takes memory until it has been read. Counted by session, so that a thief who reads
 * nothing does not keep the owner waiting.
 */
const takeTurnToRead = inTurn(limits.unreadAnswers, mostWaiting)
const admitToRead = fewAtOnce(limits.unreadAnswers)
const retryBusyAfterSeconds = 1
const signedOut = new Refusal('signin.required')
const noOperator = new Refusal('flash.operators-only')

/** Binds an endpoint of the contract to the action that answers it. */
export function implement<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { rateLimit, malformed, locksAccount = false, takesTurn = false }: RouteOptions<E> = {},
): void {
  const okStatus = endpoint.okStatus ?? 200
  const config: FastifyContextConfig = {
    endpoint,
    ...rateLimitOf(endpoint, rateLimit),
    ...(malformed ? { malformed } : {}),
  }
  const takesTurns = endpoint.method !== 'GET' || takesTurn
  const endsWithSession = takesTurns && endpoint.access === 'camper'
  const untilRead = <Answer>({ hash }: Session, answer: () => Promise<Answer>) => {
    const caller = hash.toString('hex')
    return locksAccount ? admitToRead(caller, answer, busy) : takeTurnToRead(caller, answer)
  }
  const send = (reply: FastifyReply, answer: OkOf<E> | Refusal | FastifyReply): FastifyReply => {
    if (answer === busy) return sendRefusal(reply.header('retry-after', retryBusyAfterSeconds), 429, busy)
    if (answer === signedOut) return sendRefusal(reply, 401, signedOut)
    if (answer === noOperator) return sendRefusal(reply, 403, noOperator)
    if (answer instanceof Refusal)
      return sendRefusal(reply, statusOf(endpoint, answer.key), answer, endpoint.refusalsIn)
    // A reply returned by an action is awaited like a promise, and resolves to undefined once it is sent.
    return reply.sent ? reply : reply.code(okStatus).send(answer)
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    // HEAD would be counted apart from GET, and tells by its length what a short answer says.
    exposeHeadRoute: config.rateLimit === undefined,
    schema: {
      ...(endpoint.body ? { body: toJsonSchema(endpoint.body) } : {}),
      ...(endpoint.params ? { params: toJsonSchema(endpoint.params) } : {}),
      ...(endpoint.query ? { querystring: toJsonSchema(endpoint.query) } : {}),
      response: { [okStatus]: toJsonSchema(endpoint.ok) },
    },
    // Before the body is read, like the guard.
    preParsing: async (request, reply) => {
      const refusal = await refuseCaller(endpoint, request)
      if (refusal) sendRefusal(reply, refusal.key === 'signin.required' ? 401 : 403, refusal)
    },
    // Some calls have an empty body, and clients may then send none at all.
    preValidation: async (request) => {
      if (endpoint.body && request.body === undefined) request.body = {}
    },
    handler: async (request, reply) => {
      const { session } = request
      const camper = session?.camper
      // The schemas above have validated what these types claim.
      const input = { body: request.body, params: request.params, query: request.query } as Input<E>
      const act = async () => {
        if (endsWithSession && !(await request.isStillSignedIn())) return signedOut
        // Its body may have taken half a minute, and the role ends at once when it is taken away.
        if (endsWithSession && endpoint.isForOperators && !(await request.isOperator())) return noOperator
        return handler(input, { camper, request, reply } as CallContext<E>)
      }
      if (!session || !takesTurns) return send(reply, await act())
      const answer = await untilRead(session, async () => {
        send(reply, await changeInTurn(session.camper, act, locksAccount))
        await whenRead(reply.raw)
        return reply
      })
      return answer === busy ? send(reply, busy) : answer
    },
  })
}

/**
 * A refusal as it is sent: where the call declares it, with the call's other fields
 * (docs/reference/api.md, “Refusals”).
 */
export function sendRefusal(
  reply: FastifyReply,
  status: number,
  refusal: Refusal,
  place?: RefusalPlace,
): FastifyReply {
  const { key, variables, beside } = refusal
  const { language, routeOptions } = reply.request
  const { endpoint } = routeOptions.config
  const body = {
    type: flashTypeOf(key),
    message: key,
    ...(variables ? { variables } : {}),
    ...(endpoint?.wordsAs ? { [endpoint.wordsAs]: wordsFor(endpoint, refusal, language) } : {}),
  }
  return reply.code(status).send(placeRefusal(body, place, beside))
}

function wordsFor(
  { errorTypes }: Endpoint,
  { key, variables }: Refusal,
  language: Language,
): RefusalBody['error'] {
  const words = wordsOf(key, variables, language)
  const type = errorTypes?.[key]
  return type === undefined ? words : { type, message: words, ...variables }
}

/** The status with which an endpoint refuses for this reason. */
export function statusOf(endpoint: Endpoint, key: FlashKey): number {
  const status = endpoint.refusals[key]
  if (status === undefined) throw new Error(`${endpoint.path} does not declare the refusal ${key}`)
  return status
}

function toJsonSchema(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema, { target: 'draft-7' })
}
