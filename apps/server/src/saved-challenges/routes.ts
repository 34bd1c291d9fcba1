import { saveChallenge as saveChallengeCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { CodeBudget } from '#http/code-budget.ts'
import { implement } from '#http/implement.ts'
import { Refusal } from '#http/refusal.ts'
import { sendTooMuch } from '#http/send-too-much.ts'
import { saveChallenge, type SavingServices } from './save-challenge.ts'

type Options = SavingServices & { budget: CodeBudget }

export function registerSavedChallenges(app: FastifyInstance, { budget, ...services }: Options): void {
  // Every answer has the saved code of all projects, and one project is saved every five seconds at most.
  implement(
    app,
    saveChallengeCall,
    async ({ body }, { camper, reply }) => {
      const { userId } = camper
      if (budget.isSpent(userId, services.now())) return sendTooMuch(reply)
      const answer = await saveChallenge(services, camper, body)
      if (!(answer instanceof Refusal)) budget.spend(userId, answer.savedChallenges)
      return answer
    },
    { rateLimit: { max: 60, timeWindow: 60 * 1000 } },
  )
}
