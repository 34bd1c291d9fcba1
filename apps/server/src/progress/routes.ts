import { completeBackendChallenge, completeModernChallenge, completeProject } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { submitBackendChallenge } from './submit-backend-challenge.ts'
import { submitChallenge, type SubmitServices } from './submit-challenge.ts'
import { type ProjectServices, submitProject } from './submit-project.ts'

/**
 * More than anyone completes in an hour, or than a browser has stored while offline: only a program reaches this
 * limit, and a browser that does waits and continues.
 */
export const asFastAsPeople = { rateLimit: { max: 1000, timeWindow: 60 * 60 * 1000 } }

export function registerProgress(app: FastifyInstance, services: SubmitServices & ProjectServices): void {
  implement(
    app,
    completeModernChallenge,
    ({ body }, { camper }) => submitChallenge(services, camper, body),
    asFastAsPeople,
  )
  implement(app, completeProject, ({ body }, { camper }) => submitProject(services, camper, body), {
    ...asFastAsPeople,
    locksAccount: true,
  })
  implement(
    app,
    completeBackendChallenge,
    ({ body }, { camper }) => submitBackendChallenge(services, camper, body),
    asFastAsPeople,
  )
}
