import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { isIPv6 } from 'node:net'
import { AggregatorRegistry, register } from 'prom-client'
import { reachOf } from '#config/network-reach.ts'
import type { MetricsConfig } from '#config/read-metrics.ts'

/**
 * Answers `GET /metrics` on a port of its own, with what this process has counted or, where it has workers, with the
 * sums of theirs. Gives the function that ends it.
 */
export async function serveMetrics({ port, host }: MetricsConfig): Promise<() => Promise<void>> {
  const hasWorkers = Object.keys(cluster.workers ?? {}).length > 0
  const ofWorkers = new AggregatorRegistry()
  const read = () => (hasWorkers ? ofWorkers.clusterMetrics() : register.metrics())
  const server = createServer(answerWith(read, host))
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** `host`: the address that is listened on. */
export function answerWith(read: () => Promise<string>, host: string): RequestListener {
  const isForThisMachine = isThisMachine(host)
  return ({ method, url, headers }, answer) => {
    const isMetrics = method === 'GET' && url === '/metrics'
    // A page of another site may read the answer if its own name leads to this machine (DNS rebinding).
    if (!isMetrics || (isForThisMachine && !isThisMachine(headers.host ?? ''))) {
      answer.writeHead(404).end()
      return
    }
    read().then(
      (text) => answer.writeHead(200, { 'content-type': register.contentType }).end(text),
      // A worker that ends at this moment does not answer.
      (error: unknown) => answer.writeHead(503, { 'content-type': 'text/plain' }).end(`${String(error)}\n`),
    )
  }
}

/** Whether a name or number, perhaps with a port, leads to this machine alone. */
function isThisMachine(host: string): boolean {
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}`
  return URL.canParse(origin) && reachOf(origin) === 'this-machine'
}
