import * as z from 'zod/mini'
import { AnalyticsBatch } from '../analytics-event.ts'
import { endpoint } from '../endpoint.ts'
import { Notice } from '../entities/notice.ts'

/** Sent while a page is being left, too. The events of a camper who has not agreed are dropped. */
export const recordEvents = endpoint('POST', '/api/events', {
  access: 'camper',
  body: AnalyticsBatch,
  okStatus: 202,
  ok: z.strictObject({}),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401 },
})

/** Whether a camper takes part in experiments and lets the school count what happens. */
export const updateAnalytics = endpoint('PUT', '/update-my-analytics', {
  access: 'camper',
  body: z.strictObject({ allowsAnalytics: z.boolean() }),
  ok: Notice,
  refusals: { 'flash.wrong-updating': 400, 'signin.required': 401 },
})
