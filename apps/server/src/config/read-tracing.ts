import { withoutTrailingSlashes } from '@cairn/contract'
import type { VariableName } from './environment-variables.ts'
import { readHeaders } from './read-headers.ts'

/** Where traces are sent. */
export type TracingConfig = {
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
}

type Value = (name: VariableName) => string

/**
 * Undefined for a school that traces nothing. The names and forms of the variables are those of OpenTelemetry
 * (https://opentelemetry.io/docs/specs/otel/protocol/exporter/).
 */
export function readTracing(value: Value): TracingConfig | undefined {
  const endpoint = value('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === '') return undefined
  return {
    url: `${withoutTrailingSlashes(endpoint)}/v1/traces`,
    headers: readHeaders(value('OTEL_EXPORTER_OTLP_HEADERS')) ?? {},
    serviceName: value('OTEL_SERVICE_NAME'),
  }
}
