import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, string>
}

type Value = { stringValue?: string; intValue?: string }
type Attributes = { key: string; value: Value }[]
type Posted = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attributes })[] }[]
  }[]
}

export type Collector = {
  url: string
  spans: CollectedSpan[]
  /** All that was received, as text. */
  text: () => string
  /** How many posts have arrived while it answers none. */
  unanswered: () => number
  /** Stops answering. */
  hang: () => void
  close: () => Promise<void>
}

/** A collector of traces on loopback, as OpenTelemetry describes it. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const bodies: unknown[] = []
  let isHanging = false
  let unanswered = 0
  async function collect(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = (await json(request)) as Posted
    if (isHanging) {
      unanswered += 1
      return
    }
    if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') {
      bodies.push(body)
      spans.push(...body.resourceSpans.flatMap(spansIn))
    }
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, answer) => void collect(request, answer))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(bodies),
    unanswered: () => unanswered,
    hang: () => {
      isHanging = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spansIn({ scopeSpans }: Posted['resourceSpans'][number]): CollectedSpan[] {
  return scopeSpans
    .flatMap((scope) => scope.spans)
    .map((span) => ({ ...span, attributes: Object.fromEntries(span.attributes.map(pairOf)) }))
}

function pairOf({ key, value }: Attributes[number]): [string, string] {
  return [key, value.stringValue ?? value.intValue ?? '']
}
