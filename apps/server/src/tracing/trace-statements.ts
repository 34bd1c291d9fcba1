import type { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { type Statement, statements } from '#telemetry/statements.ts'

/** Makes a span of each statement of a traced request: its text, whose values are elsewhere. */
export function traceStatements(tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  const spans = new WeakMap<Statement, Span>()
  statements.subscribe({
    start: (statement) => {
      const parent = current.getStore()
      if (!parent) return
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text }
      const name = /^\s*(?<operation>\w+)/.exec(statement.text)?.groups?.['operation'] ?? 'statement'
      const within = trace.setSpan(ROOT_CONTEXT, parent)
      spans.set(statement, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within))
    },
    // The message of an error may repeat a value.
    error: (statement) => spans.get(statement)?.setStatus({ code: SpanStatusCode.ERROR }),
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (statement) => spans.get(statement)?.end(),
  })
}
