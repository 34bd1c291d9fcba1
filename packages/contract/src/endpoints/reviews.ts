import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Review } from '../entities/review.ts'
import { maxReviewsAtOnce } from '../limits.ts'

export const getReviews = endpoint('GET', '/user/reviews', {
  access: 'camper',
  ok: z.object({ reviews: z.array(Review) }),
  refusals: { 'signin.required': 401 },
})

/** Stores answers to questions about finished lessons. Of each lesson the newest stays, wherever it was given. */
export const saveReviews = endpoint('PUT', '/user/reviews', {
  access: 'camper',
  body: z.strictObject({ reviews: z.array(Review).check(z.maxLength(maxReviewsAtOnce)) }),
  ok: z.object({}),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401 },
})
