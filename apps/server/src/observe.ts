import type { Config } from '#config/config.ts'
import type { Database } from './database/schema.ts'

/** Has this process counted, if the operator wants that. Otherwise nothing of it is loaded. */
export async function observe({ metrics }: Config, database: Database): Promise<void> {
  if (!metrics) return
  const { startCounting } = await import('./metrics/start-counting.ts')
  startCounting(database)
}
