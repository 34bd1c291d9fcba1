import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { AggregatorRegistry, register } from 'prom-client'
import type { MetricsConfig } from '#config/read-metrics.ts'

/**
 * Answers `GET /metrics` on a port of its own, with what this process has counted or, where it has workers, with the
 * sums of theirs. Gives the function that ends it.
 */
export async function serveMetrics({ port, host }: MetricsConfig): Promise<() => Promise<void>> {
  const hasWorkers = Object.keys(cluster.workers ?? {}).length > 0
  const ofWorkers = new AggregatorRegistry()
  const read = () => (hasWorkers ? ofWorkers.clusterMetrics() : register.metrics())
  const server = createServer(answerWith(read))
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

function answerWith(read: () => Promise<string>): RequestListener {
  return ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') {
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
