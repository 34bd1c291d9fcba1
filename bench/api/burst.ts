import autocannon from 'autocannon'

const connections = 50
const seconds = 3

export type Burst = { requests: number; perSecond: number; p50Ms: number; p99Ms: number; errors: number }

export type BurstRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Sends requests over as many connections as a busy school has; `next` makes each request. */
export async function burst(origin: string, next: () => BurstRequest): Promise<Burst> {
  const { requests, latency, errors, non2xx, statusCodeStats } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const unchanged = (statusCodeStats as Record<string, { count: number }> | undefined)?.['304']?.count ?? 0
  return {
    requests: requests.total,
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    errors: errors + non2xx - unchanged,
  }
}
