import {
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  saveChallenge as saveChallengeCall,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { saveChallenge } from './save-challenge.ts'
import { submitBackendChallenge } from './submit-backend-challenge.ts'
import { submitChallenge, type SubmitServices } from './submit-challenge.ts'
import { submitProject } from './submit-project.ts'

export function registerProgress(app: FastifyInstance, services: SubmitServices): void {
  implement(app, completeModernChallenge, ({ body }, { camper }) => submitChallenge(services, camper, body))
  implement(app, completeProject, ({ body }, { camper }) => submitProject(services, camper, body))
  implement(app, completeBackendChallenge, ({ body }, { camper }) =>
    submitBackendChallenge(services, camper, body),
  )
  implement(app, saveChallengeCall, ({ body }, { camper }) => saveChallenge(services, camper, body))
}
