import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { maxLinkLength } from '../limits.ts'

/**
 * Whether a page answers as one that is live: with a status of 200–399 or 402. `unreachable`: there was no answer.
 * `refused`: the school does not ask such a link (docs/reference/security.md, “Addresses that people type”).
 */
export const LinkState = z.enum(['live', 'not-live', 'unreachable', 'refused'])
export type LinkState = z.infer<typeof LinkState>

/** Asks a finished project’s page whether it is live. The answer is advice: it decides nothing. */
export const checkLink = endpoint('POST', '/user/link-check', {
  access: 'camper',
  body: z.strictObject({ link: z.string().check(z.maxLength(maxLinkLength)) }),
  ok: z.object({ state: LinkState }),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401 },
})
