import { completeBackendChallenge, completeModernChallenge, completeProject } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { CodeBudget } from '#http/code-budget.ts'
import { implement } from '#http/implement.ts'
import { Refusal } from '#http/refusal.ts'
import { listSavedChallenges } from '#saved-challenges/store.ts'
import { submitBackendChallenge } from './submit-backend-challenge.ts'
import { submitChallenge, type SubmitServices } from './submit-challenge.ts'
import { type ProjectServices, submitProject } from './submit-project.ts'

/**
 * More than anyone completes in an hour, or than a browser has stored while offline: only a program reaches this
 * limit, and a browser that does waits and continues.
 */
export const asFastAsPeople = { rateLimit: { max: 1000, timeWindow: 60 * 60 * 1000 } }

type Options = SubmitServices & ProjectServices & { budget: CodeBudget }

export function registerProgress(app: FastifyInstance, { budget, ...services }: Options): void {
  const { database, now } = services
  implement(
    app,
    completeModernChallenge,
    async ({ body }, { camper }) => {
      const recorded = await submitChallenge(services, camper, body)
      const { userId } = camper
      if (recorded instanceof Refusal || budget.isSpent(userId, now())) return recorded
      const savedChallenges = await listSavedChallenges(database, userId)
      budget.spend(userId, savedChallenges)
      return { ...recorded, savedChallenges }
    },
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
