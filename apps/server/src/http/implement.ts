import {
  type BodyOf,
  type Endpoint,
  type FlashKey,
  flashTypeOf,
  type OkOf,
  type ParamsOf,
  type QueryOf,
  type RefusalBody,
  type RefusalKeyOf,
  z,
} from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import type { Camper } from './session.ts'
import { wordsOf } from './words-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

type CallContext<E extends Endpoint> = {
  /** The signed-in camper; always there for endpoints of access `camper`. */
  camper: E['access'] extends 'camper' ? Camper : Camper | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Gives the result, a refusal, or the reply itself when an answer of another form is already sent. */
type Handler<E extends Endpoint> = (
  input: { body: BodyOf<E>; params: ParamsOf<E>; query: QueryOf<E> },
  context: CallContext<E>,
) => Promise<OkOf<E> | Refusal<RefusalKeyOf<E>> | FastifyReply>

type RouteOptions = {
  /** Calls per address and time. */
  rateLimit?: { max: number; timeWindow: number }
}

/** Binds an endpoint of the contract to the action that answers it. */
export function implement<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { rateLimit }: RouteOptions = {},
): void {
  const okStatus = endpoint.okStatus ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, ...(rateLimit ? { rateLimit } : {}) },
    schema: {
      ...(endpoint.body ? { body: toJsonSchema(endpoint.body) } : {}),
      ...(endpoint.params ? { params: toJsonSchema(endpoint.params) } : {}),
      ...(endpoint.query ? { querystring: toJsonSchema(endpoint.query) } : {}),
      response: { [okStatus]: toJsonSchema(endpoint.ok) },
    },
    // A call without a body says nothing, which is what some calls ask for (specification §7, “empty body”).
    preValidation: async (request) => {
      if (endpoint.body && request.body === undefined) request.body = {}
    },
    handler: async (request, reply) => {
      const camper = request.session?.camper
      if (endpoint.access === 'camper' && !camper)
        return sendRefusal(reply, 401, new Refusal('signin.required'))
      // The schemas above have checked what the types here claim.
      const { body, params, query } = request
      const input = { body, params, query } as Parameters<typeof handler>[0]
      const answer = await handler(input, { camper, request, reply } as CallContext<E>)
      if (answer instanceof Refusal) return sendRefusal(reply, statusOf(endpoint, answer.key), answer)
      // A reply that an action returns is awaited like a promise, and gives undefined once it is sent.
      return reply.sent ? reply : reply.code(okStatus).send(answer)
    },
  })
}

/** A refusal as it crosses the wire (api.md §1), with what the call that it answers tells besides. */
export function sendRefusal(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  const { key, variables } = refusal
  const { endpoint } = reply.request.routeOptions.config
  const body: RefusalBody = {
    type: flashTypeOf(key),
    message: key,
    ...(variables ? { variables } : {}),
    ...(endpoint?.wordsAs ? { [endpoint.wordsAs]: wordsFor(endpoint, refusal) } : {}),
  }
  return reply.code(status).send(body)
}

function wordsFor({ errorTypes }: Endpoint, { key, variables }: Refusal): RefusalBody['error'] {
  const words = wordsOf(key, variables)
  const type = errorTypes?.[key]
  return type === undefined ? words : { type, message: words, ...variables }
}

function statusOf(endpoint: Endpoint, key: FlashKey): number {
  const status = endpoint.refusals[key]
  if (status === undefined) throw new Error(`${endpoint.path} does not declare the refusal ${key}`)
  return status
}

function toJsonSchema(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema, { target: 'draft-7' })
}
