import { completeModernChallenge, saveChallenge as saveChallengeCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { saveChallenge } from './save-challenge.ts'
import { type ProgressServices, submitChallenge } from './submit-challenge.ts'

export function registerProgress(app: FastifyInstance, services: ProgressServices): void {
  implement(app, completeModernChallenge, ({ body }, { camper }) => submitChallenge(services, camper, body))
  implement(app, saveChallengeCall, ({ body }, { camper }) => saveChallenge(services, camper, body))
}
