import type { Attributes } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { otlpJson } from './otlp-json.ts'

type ExporterOptions = {
  /** Where spans are posted to. */
  url: string
  headers: Readonly<Record<string, string>>
  resource: Attributes
}

/** A collector that takes longer is not there; what it was sent is lost. */
const patienceMs = 5000

/** Posts spans to a collector. The official exporter takes six more packages, because it serves logs and metrics, too. */
export function openExporter({ url, headers, resource }: ExporterOptions): SpanExporter {
  const closing = new AbortController()
  async function post(body: object): Promise<ExportResult> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        // The operator's headers are for the collector alone.
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]),
      })
      await answer.body?.cancel()
      return { code: answer.ok ? ExportResultCode.SUCCESS : ExportResultCode.FAILED }
    } catch {
      return { code: ExportResultCode.FAILED }
    }
  }
  return {
    export: (spans, tell) => void post(otlpJson(spans, resource)).then(tell),
    shutdown: async () => closing.abort(),
  }
}
