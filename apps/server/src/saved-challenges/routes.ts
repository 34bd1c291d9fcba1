import { saveChallenge as saveChallengeCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { saveChallenge, type SavingServices } from './save-challenge.ts'

export function registerSavedChallenges(app: FastifyInstance, services: SavingServices): void {
  implement(app, saveChallengeCall, ({ body }, { camper }) => saveChallenge(services, camper, body))
}
