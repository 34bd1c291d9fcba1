import { saveChallenge as saveChallengeCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { saveChallenge, type SavingServices } from './save-challenge.ts'

export function registerSavedChallenges(app: FastifyInstance, services: SavingServices): void {
  // Every answer has the saved code of all projects, and one project is saved every five seconds at most.
  implement(app, saveChallengeCall, ({ body }, { camper }) => saveChallenge(services, camper, body), {
    rateLimit: { max: 60, timeWindow: 60 * 1000 },
  })
}
