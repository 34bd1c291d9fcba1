import { completeTrophyChallenge, linkMsUsername, unlinkMsUsername } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { linkAccount } from './link-account.ts'
import { deleteMsUsername } from './store.ts'
import { type TrophyServices, verifyTrophy } from './verify-trophy.ts'

/** Each of these calls Microsoft Learn, which should not get too many requests from us. */
const seldom = { rateLimit: { max: 30, timeWindow: 60 * 60 * 1000 } }

export function registerTrophies(app: FastifyInstance, services: TrophyServices): void {
  implement(
    app,
    linkMsUsername,
    ({ body }, { camper }) => linkAccount(services, camper, body.msTranscriptUrl),
    seldom,
  )
  implement(app, unlinkMsUsername, async (_input, { camper }) => {
    await deleteMsUsername(services.database, camper.userId)
    return { msUsername: null }
  })
  implement(
    app,
    completeTrophyChallenge,
    ({ body }, { camper }) => verifyTrophy(services, camper, body.id),
    seldom,
  )
}
