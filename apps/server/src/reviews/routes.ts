import { getReviews, saveReviews as saveReviewsCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { saveReviews, type ReviewServices } from './save-reviews.ts'
import { listReviews } from './store.ts'

export function registerReviews(app: FastifyInstance, services: ReviewServices): void {
  implement(
    app,
    getReviews,
    async (_input, { camper }) => ({ reviews: await listReviews(services.database, camper.userId) }),
    { takesTurn: true },
  )
  implement(app, saveReviewsCall, ({ body }, { camper }) => saveReviews(services, camper, body.reviews))
}
