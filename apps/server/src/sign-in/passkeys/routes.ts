import {
  addPasskey,
  limits,
  listPasskeys,
  newPasskeyOptions,
  passkeySignInOptions,
  removePasskey,
  safeReturnPath,
  signInWithPasskey,
} from '@cairn/contract'
import { shell } from '@cairn/locales/server'
import type { FastifyInstance } from 'fastify'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import { toldOfLimit } from '#account-changes/told-of-limit.ts'
import { implement } from '#http/implement.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { browserSecret } from '#http/session-cookies.ts'
import { beginSession, type SessionServices } from '../sessions/begin-session.ts'
import { deviceName } from '../sessions/device-name.ts'
import { issueChallenge } from './issue-challenge.ts'
import { presentPasskey } from './present.ts'
import { algorithms, registerPasskey } from './register-passkey.ts'
import { deletePasskey, listPasskeyRows } from './store.ts'
import { type RelyingParty, verifyPasskey } from './verify-passkey.ts'

type PasskeyOptions = SessionServices & ChangeServices & { party: RelyingParty }

const rateLimit = { max: 60, timeWindow: 60 * 1000 }

/** Signing in with passkeys, and the list of a camper's passkeys. */
export function registerPasskeys(app: FastifyInstance, options: PasskeyOptions): void {
  const { database, cookies, now, party } = options

  implement(
    app,
    passkeySignInOptions,
    async (_input, { request, reply }) => ({
      challenge: await issueChallenge(database, {
        browserSecret: browserSecret(request, reply, cookies),
        userId: null,
        now: now(),
      }),
      rpId: party.rpId,
      timeout: limits.passkeyChallengeLifetimeMs,
      userVerification: 'required' as const,
    }),
    { rateLimit },
  )

  implement(
    app,
    signInWithPasskey,
    async ({ body }, { request, reply }) => {
      const secret = browserSecret(request, reply, cookies)
      const camper = await verifyPasskey(database, party, { body, browserSecret: secret, now: now() })
      if (camper instanceof Refusal) return camper
      const session = await beginSession(options, { request, reply }, { camper })
      if (session === 'blocked') return refuse('signin.blocked')
      if (session === 'outdated') return refuse('signin.passkey-failed')
      return { username: camper.username, returnTo: safeReturnPath(body.returnTo) }
    },
    { rateLimit: { max: 20, timeWindow: rateLimit.timeWindow } },
  )

  implement(
    app,
    newPasskeyOptions,
    async (_input, { camper, request, reply }) => {
      const known = await listPasskeyRows(database, camper.userId)
      if (known.length >= limits.maxPasskeys) return refuse('signin.passkey-too-many')
      return {
        challenge: await issueChallenge(database, {
          browserSecret: browserSecret(request, reply, cookies),
          userId: camper.userId,
          now: now(),
        }),
        rp: { id: party.rpId, name: shell.product },
        user: {
          id: Buffer.from(camper.userId).toString('base64url'),
          name: camper.username,
          displayName: camper.username,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        // A device that already has one says so instead of creating another.
        excludeCredentials: known.map(({ passkey_id }) => ({
          type: 'public-key' as const,
          id: passkey_id,
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        timeout: limits.passkeyChallengeLifetimeMs,
      }
    },
    { rateLimit },
  )

  implement(
    app,
    addPasskey,
    async ({ body }, { request, reply }) => {
      if (!request.session) return refuse('signin.required')
      const passkey = await registerPasskey({ ...options, language: request.language }, party, {
        session: request.session,
        body,
        browserSecret: browserSecret(request, reply, cookies),
        device: deviceName(request.headers['user-agent']),
      })
      return passkey instanceof Refusal ? passkey : { passkey }
    },
    { rateLimit: toldOfLimit },
  )

  implement(app, listPasskeys, async (_input, { camper }) => ({
    passkeys: (await listPasskeyRows(database, camper.userId)).map(presentPasskey),
  }))

  implement(
    app,
    removePasskey,
    ({ body }, { request: { session, language } }) =>
      changeAccount({ ...options, language }, session, async (transaction, record, { userId }) => {
        const removed = await deletePasskey(transaction, userId, body.id)
        if (!removed) return refuse('signin.passkey-gone')
        await record('passkey-removed', { passkeys: [removed] })
        return {}
      }),
    { rateLimit: toldOfLimit },
  )
}
