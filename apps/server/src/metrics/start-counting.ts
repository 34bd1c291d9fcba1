import { AggregatorRegistry, collectDefaultMetrics, type RegistryContentType } from 'prom-client'
import type { Database } from '#database/schema.ts'
import { countRequests } from './count-requests.ts'
import { countWork } from './count-work.ts'
import { measureDatabase } from './measure-database.ts'

/**
 * Begins to count what this process does (docs/decisions/0082-metrics-have-a-port-of-their-own.md). Gives what answers the
 * first process of several when that asks.
 */
export function startCounting(database: Database): AggregatorRegistry<RegistryContentType> {
  collectDefaultMetrics()
  countRequests()
  countWork()
  measureDatabase(database)
  return new AggregatorRegistry()
}
