import type { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Makes a span of each request to a Fastify that is made from now on. It bears the template of the route and never the
 * address, which may contain names and secrets.
 */
export function traceRequests(tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { method, id, routeOptions } = request
      const route = routeOptions.url
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'cairn.request.id': id,
      }
      const name = route === undefined ? method : `${method} ${route}`
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      spans.set(request, span)
      current.run(span, done)
    })
    fastify.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    })
  })
}
