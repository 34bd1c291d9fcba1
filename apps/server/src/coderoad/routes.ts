import { completeTutorial as completeTutorialCall, userTokenHeader } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { wordsOf } from '#http/words-of.ts'
import { type CoderoadServices, completeTutorial } from './complete-tutorial.ts'

/** Per IP address, because the caller has no session; a whole class may share one. */
const rateLimit = { max: 200, timeWindow: 60 * 60 * 1000 }

export function registerCoderoad(app: FastifyInstance, services: CoderoadServices): void {
  implement(
    app,
    completeTutorialCall,
    async ({ body }, { request }) => {
      const token = String(request.headers[userTokenHeader] ?? '')
      const refusal = await completeTutorial(services, token, body.tutorialId)
      return refusal ?? { type: 'success' as const, msg: wordsOf('flash.coderoad.recorded') }
    },
    { rateLimit },
  )
}
