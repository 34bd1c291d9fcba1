import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Derived from the stored session; it cannot be used as one. */
const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** One browser in which a camper is signed in. Times are milliseconds since 1970. */
export const CamperSession = z.object({
  id: SessionId,
  createdAt: z.number(),
  /** To the hour; more precision would cost a write per request. */
  lastSeenAt: z.number(),
  isCurrent: z.boolean(),
  /** Names such as `Firefox` and `Linux`; empty if the browser did not say. */
  browser: z.string(),
  system: z.string(),
})
export type CamperSession = z.infer<typeof CamperSession>

/** Where the camper is signed in; the current session comes first. */
export const listSessions = endpoint('GET', '/user/sessions', {
  access: 'camper',
  ok: z.object({ sessions: z.array(CamperSession) }),
  refusals: { 'signin.required': 401 },
})

/** Signs out everywhere but here. */
export const endOtherSessions = endpoint('DELETE', '/user/sessions', {
  access: 'camper',
  ok: z.object({ ended: z.number() }),
  refusals: { 'signin.required': 401 },
})

/** Signs out one device of the camper's own. */
export const endSession = endpoint('DELETE', '/user/session', {
  access: 'camper',
  body: z.strictObject({ id: SessionId }),
  ok: z.object({}),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401, 'signin.session-gone': 404 },
})
