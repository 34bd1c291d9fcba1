import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram } from 'prom-client'

/** An address without a route would be a label of its own, and anyone could make up millions. */
const templateOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

/** Node reads some thirty more, each of which would be labels of its own. */
const usualMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
])

/** Counts and times the requests of each Fastify that is made from now on, by the template of their route. */
export function countRequests(routeOf = templateOf): void {
  const requests = new Counter({
    name: 'cairn_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
  })
  const durations = new Histogram({
    name: 'cairn_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const method = usualMethods.has(request.method) ? request.method : 'other'
      const route = routeOf(request)
      requests.inc({ method, route, status: statusCode })
      durations.observe({ method, route }, elapsedTime / 1000)
    })
  })
}
