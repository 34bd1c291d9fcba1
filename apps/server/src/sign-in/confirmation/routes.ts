import { confirmWithCode, confirmWithPasskey, requestConfirmationMail } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { sessionOrAddress } from '#http/caller-key.ts'
import { implement } from '#http/implement.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { browserSecret } from '#http/session-cookies.ts'
import { mailsIn } from '#mail/mails-in.ts'
import { findCamperByEmail, findUser } from '#users/store.ts'
import type { SessionServices } from '../sessions/begin-session.ts'
import { mailCode, type SignInServices } from '../mail-codes/mail-code.ts'
import { requesterOf } from '../mail-limits/requester.ts'
import { type RelyingParty, verifyPasskey } from '../passkeys/verify-passkey.ts'
import { redeemCode } from '../mail-codes/redeem-code.ts'
import { confirmSession } from './confirm-session.ts'

type ConfirmationOptions = SessionServices & SignInServices & { party: RelyingParty }

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/**
 * Campers who signed in a while ago confirm who they are before something that concerns the whole account. A person
 * who found their browser open or stole its session cannot (docs/reference/security.md, “Step-up”).
 */
export function registerConfirmation(app: FastifyInstance, options: ConfirmationOptions): void {
  const { database, cookies, now, party } = options

  implement(
    app,
    requestConfirmationMail,
    async (_input, { camper, request, reply }) => {
      const user = await findUser(database, camper.userId)
      if (!user) return refuse('signin.required')
      const refusal = await mailCode(options, {
        email: user.email,
        returnTo: '',
        browserSecret: browserSecret(request, reply, cookies),
        requester: requesterOf(request, cookies),
        write: mailsIn(request.language).confirmationMail,
      })
      return refusal ?? { email: user.email }
    },
    { rateLimit: { max: 20, timeWindow: hourMs, keyGenerator: sessionOrAddress } },
  )

  implement(
    app,
    confirmWithCode,
    async ({ body }, { camper, request, reply }) => {
      const secret = browserSecret(request, reply, cookies)
      const redeemed = await redeemCode(database, { ...body, browserSecret: secret, now: now() })
      if (redeemed instanceof Refusal) return redeemed
      // A code that went to another mailbox says nothing about this account.
      const reader = await findCamperByEmail(database, redeemed.email)
      if (reader?.userId !== camper.userId) return refuse('signin.code-invalid')
      const outdated = refuse('signin.code-invalid')
      return confirmSession(options, { request, reply }, { proven: reader, outdated })
    },
    { rateLimit: { max: 20, timeWindow: minuteMs, keyGenerator: sessionOrAddress } },
  )

  implement(
    app,
    confirmWithPasskey,
    async ({ body }, { camper, request, reply }) => {
      const secret = browserSecret(request, reply, cookies)
      const owner = await verifyPasskey(database, party, {
        body,
        browserSecret: secret,
        onlyOf: camper.userId,
        now: now(),
      })
      if (owner instanceof Refusal) return owner
      const outdated = refuse('signin.passkey-failed')
      return confirmSession(options, { request, reply }, { proven: owner, outdated })
    },
    { rateLimit: { max: 20, timeWindow: minuteMs, keyGenerator: sessionOrAddress } },
  )
}
