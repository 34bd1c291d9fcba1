import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Also the cheapest way to get a fresh CSRF cookie. */
export const ping = endpoint('GET', '/status/ping', {
  access: 'public',
  ok: z.object({ msg: z.literal('pong') }),
  refusals: {},
})

/** Whether requests can be answered whole: for balancers and containers. 503 while the database is away. */
export const ready = endpoint('GET', '/status/ready', {
  access: 'public',
  ok: z.object({ msg: z.literal('ready') }),
  refusals: {},
})
