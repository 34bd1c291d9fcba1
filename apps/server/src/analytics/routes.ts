import { recordEvents, updateAnalytics } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import type { EventSink } from './event-sink.ts'
import { findConsent, saveConsent } from './store.ts'

const minuteMs = 60 * 1000

type AnalyticsServices = { database: Database; eventSink: EventSink }

export function registerAnalytics(app: FastifyInstance, { database, eventSink }: AnalyticsServices): void {
  implement(
    app,
    recordEvents,
    async ({ body }, { camper }) => {
      if (await findConsent(database, camper.userId)) eventSink(body)
      return {}
    },
    // A browser sends a batch when it has twenty events, or when its page is hidden.
    { rateLimit: { max: 60, timeWindow: minuteMs } },
  )
  implement(
    app,
    updateAnalytics,
    async ({ body: { allowsAnalytics } }, { camper }) => {
      await saveConsent(database, camper.userId, allowsAnalytics)
      return { type: 'success', message: 'flash.privacy-updated' } as const
    },
    { rateLimit: { max: 60, timeWindow: minuteMs } },
  )
}
