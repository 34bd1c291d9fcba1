import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { openSteadyClock } from './open-steady-clock.ts'

/** How much time can be lost if the clock is set back while no requests arrive. */
const markEveryMs = 60_000

/** Opens the steady clock, and keeps its mark up to date while the application runs. */
export async function registerSteadyClock(
  app: FastifyInstance,
  database: Database,
  clock: () => Date,
): Promise<() => Date> {
  const { now, mark } = await openSteadyClock(database, clock)
  const timer = setInterval(() => {
    void mark().catch((error: unknown) => app.log.warn({ err: error }, 'the time could not be written down'))
  }, markEveryMs)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
  return now
}
