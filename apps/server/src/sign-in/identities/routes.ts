import { listIdentities, removeIdentity } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import type { SignInProvider } from '#read-sign-in-providers.ts'
import { providerName } from './provider-name.ts'
import { deleteIdentity, listIdentityRows } from './store.ts'

type IdentityOptions = { database: Database; signInProviders: readonly SignInProvider[] }

/** The other services that sign a camper in. All of them may go: a code by mail is always a way in. */
export function registerIdentities(
  app: FastifyInstance,
  { database, signInProviders }: IdentityOptions,
): void {
  implement(app, listIdentities, async (_input, { camper }) => ({
    identities: (await listIdentityRows(database, camper.userId)).map(({ id, issuer, created_at }) => ({
      id,
      provider: providerName(signInProviders, issuer),
      createdAt: created_at.getTime(),
    })),
  }))

  implement(app, removeIdentity, async ({ body }, { camper }) =>
    (await deleteIdentity(database, camper.userId, body.id)) ? {} : refuse('signin.identity-gone'),
  )
}
