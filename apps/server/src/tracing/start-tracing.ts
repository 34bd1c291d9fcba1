import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '#config/read-tracing.ts'
import { openExporter } from './open-exporter.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'

/** How long the last spans may take when the process ends. */
const goodbyeMs = 1000

/**
 * Begins to trace requests and their statements (docs/decisions/0083-traces-are-made-by-hand.md). Gives the function that
 * sends the last spans.
 */
export function startTracing({ url, headers, serviceName }: TracingConfig): () => Promise<void> {
  const resource = { 'service.name': serviceName, 'process.pid': process.pid }
  const exporter = openExporter({ url, headers, resource })
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    // Keeps 2048 spans at most, and throws further ones away.
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('cairn')
  const current = new AsyncLocalStorage<Span>()
  traceRequests(tracer, current)
  traceStatements(tracer, current)
  return async () => {
    await Promise.race([provider.forceFlush(), wait(goodbyeMs, undefined, { ref: false })])
    await exporter.shutdown()
  }
}
