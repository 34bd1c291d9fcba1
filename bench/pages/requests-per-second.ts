import autocannon from 'autocannon'

const connections = 50
const seconds = 8

/** Signed-out requests for one page from a separate process, which shares the machine's cores with the server. */
export async function requestsPerSecond(
  url: string,
): Promise<{ perSecond: number; p99Ms: number; errors: number }> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  return { perSecond: Math.round(requests.average), p99Ms: latency.p99, errors: errors + non2xx }
}
