import { listIdentities, removeIdentity } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import { toldOfLimit } from '#account-changes/told-of-limit.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import { providerName } from './provider-name.ts'
import { deleteIdentity, listIdentityRows } from './store.ts'

type IdentityOptions = ChangeServices & { signInProviders: readonly SignInProvider[] }

/** The linked services of a camper. All of them can be removed, because a mailed code always works. */
export function registerIdentities(app: FastifyInstance, options: IdentityOptions): void {
  const { database, signInProviders } = options
  implement(app, listIdentities, async (_input, { camper }) => ({
    identities: (await listIdentityRows(database, camper.userId)).map(({ id, issuer, created_at }) => ({
      id,
      provider: providerName(signInProviders, issuer),
      createdAt: created_at.getTime(),
    })),
  }))

  implement(
    app,
    removeIdentity,
    ({ body }, { request: { session, language } }) =>
      changeAccount({ ...options, language }, session, async (transaction, record, { userId }) => {
        const removed = await deleteIdentity(transaction, userId, body.id)
        if (!removed) return refuse('signin.identity-gone')
        await record('service-unlinked', { identities: [removed] })
        return {}
      }),
    { rateLimit: toldOfLimit },
  )
}
