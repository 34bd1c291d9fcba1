import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Features } from '../features.ts'

/** The features as they are for the caller: the defaults for visitors, and for campers who do not take part. */
export const getFeatures = endpoint('GET', '/api/features', {
  access: 'public',
  ok: z.object({ features: Features }),
  refusals: {},
})
