import { getFeatures } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import { assignFeatures } from './assign-features.ts'
import type { FeatureRules } from './feature-rules.ts'
import { findParticipant } from './store.ts'

/** Pages ask once for each visit. */
const rateLimit = { max: 120, timeWindow: 60 * 1000 }

type FeatureServices = { database: Database; featureRules: FeatureRules }

export function registerFeatures(app: FastifyInstance, { database, featureRules }: FeatureServices): void {
  implement(
    app,
    getFeatures,
    async (_input, { camper }) => {
      const participant = camper && (await findParticipant(database, camper.userId))
      return { features: assignFeatures(featureRules, participant) }
    },
    { rateLimit },
  )
}
