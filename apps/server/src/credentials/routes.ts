import {
  listIssuerKeys,
  reissueCredential as reissueCall,
  showCredentialState as stateCall,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import { listKeys } from './key-store.ts'
import { reissueCredential } from './reissue-credential.ts'
import type { CredentialServices } from './services.ts'
import { showCredentialState } from './show-credential-state.ts'

export function registerCredentials(app: FastifyInstance, services: CredentialServices): void {
  implement(app, stateCall, ({ params }) => showCredentialState(services, params), {
    rateLimit: { max: 60, timeWindow: 60 * 1000 },
  })
  implement(
    app,
    reissueCall,
    ({ body }, { camper }) => reissueCredential(services, { userId: camper.userId, ...body }),
    {
      rateLimit: { max: 10, timeWindow: 60 * 60 * 1000 },
      malformed: refuse('flash.wrong-name', { name: '' }),
    },
  )
  implement(app, listIssuerKeys, async () => ({ keys: await listKeys(services.database) }))
}
