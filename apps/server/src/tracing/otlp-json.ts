import { type Attributes, type AttributeValue, SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/**
 * Spans as a collector takes them by HTTP (https://opentelemetry.io/docs/specs/otlp/, “JSON Protobuf Encoding”). All are of
 * this process, which `resource` describes.
 */
export function otlpJson(spans: readonly ReadableSpan[], resource: Attributes): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'cairn' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf(span: ReadableSpan): object {
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
    name: span.name,
    // The protocol counts kinds from 1, because 0 is one that was left out.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesOf(span.attributes),
    status: span.status.code === SpanStatusCode.ERROR ? { code: SpanStatusCode.ERROR } : {},
  }
}

/** As text, because it is more than a number of JSON can hold. */
function nanoseconds([seconds, rest]: ReadableSpan['startTime']): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(rest))
}

function attributesOf(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))
}

function valueOf(value: AttributeValue | undefined): object {
  return typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) }
}
