import type { Config } from '#config/config.ts'

/** Lets metrics be read, if the operator wants that. Gives the function that ends it. */
export async function openMetrics({ metrics }: Config): Promise<() => Promise<void>> {
  if (!metrics) return async () => undefined
  const { serveMetrics } = await import('./metrics/serve-metrics.ts')
  return serveMetrics(metrics)
}
