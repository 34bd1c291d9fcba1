import type { Config } from '#config/config.ts'
import type { ShutDown } from '#process/shut-down.ts'
import type { Database } from './database/schema.ts'

type Observed = { config: Config; shutDown: ShutDown; database: Database }

/** Has this process counted and traced, if the operator wants that. Otherwise nothing of it is loaded. */
export async function observe({ config, shutDown, database }: Observed): Promise<void> {
  if (config.metrics) {
    const { startCounting } = await import('./metrics/start-counting.ts')
    startCounting(database)
  }
  if (config.tracing) {
    const { startTracing } = await import('./tracing/start-tracing.ts')
    shutDown.add(startTracing(config.tracing))
  }
}
