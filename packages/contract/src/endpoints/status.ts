import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Also the cheapest way to get a fresh CSRF cookie. */
export const ping = endpoint('GET', '/status/ping', {
  access: 'public',
  ok: z.object({ msg: z.literal('pong') }),
  refusals: {},
})
