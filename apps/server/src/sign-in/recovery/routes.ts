import { getRecoveryCodes, makeRecoveryCodes, safeReturnPath, signInWithRecoveryCode } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { toldOfLimit } from '#account-changes/told-of-limit.ts'
import { implement } from '#http/implement.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { beginSession, type SessionServices } from '../sessions/begin-session.ts'
import type { SignInServices } from '../mail-codes/mail-code.ts'
import { makeCodes } from './make-codes.ts'
import { recover } from './recover.ts'
import { countCodes } from './store.ts'

const minuteMs = 60 * 1000

/** The way to sign in after losing both mailbox and devices. */
export function registerRecovery(app: FastifyInstance, options: SessionServices & SignInServices): void {
  const { database } = options

  implement(app, getRecoveryCodes, async (_input, { camper }) => {
    const { left, createdAt } = await countCodes(database, camper.userId)
    return { left, createdAt: createdAt?.getTime() ?? null }
  })

  implement(
    app,
    makeRecoveryCodes,
    (_input, { request: { session, language } }) => makeCodes({ ...options, language }, session),
    {
      rateLimit: toldOfLimit,
    },
  )

  implement(
    app,
    signInWithRecoveryCode,
    async ({ body }, { request, reply }) => {
      const camper = await recover({ ...options, language: request.language }, body)
      if (camper instanceof Refusal) return camper
      const session = await beginSession(options, { request, reply }, { camper })
      if (session === 'blocked') return refuse('signin.blocked')
      if (session === 'outdated') return refuse('signin.recovery-invalid')
      return { username: camper.username, returnTo: safeReturnPath(body.returnTo) }
    },
    { rateLimit: { max: 10, timeWindow: minuteMs } },
  )
}
