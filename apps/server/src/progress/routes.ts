import { completeModernChallenge } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { type ProgressServices, submitChallenge } from './submit-challenge.ts'

export function registerProgress(app: FastifyInstance, services: ProgressServices): void {
  implement(app, completeModernChallenge, ({ body }, { camper }) => submitChallenge(services, camper, body))
}
