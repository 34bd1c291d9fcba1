import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Derived from what is stored; it signs nobody in. */
const IdentityId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** An account with another service that signs in here. */
export const LinkedIdentity = z.object({
  id: IdentityId,
  /** What the service is called, or its host when the school no longer offers it. */
  provider: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
})
export type LinkedIdentity = z.infer<typeof LinkedIdentity>

export const listIdentities = endpoint('GET', '/user/identities', {
  access: 'camper',
  ok: z.object({ identities: z.array(LinkedIdentity) }),
  refusals: { 'signin.required': 401 },
})

/** Unlinks one of the camper's own. It is never the last way in: every account has an address to mail a code to. */
export const removeIdentity = endpoint('DELETE', '/user/identities', {
  access: 'camper',
  isConfirmed: true,
  body: z.strictObject({ id: IdentityId }),
  ok: z.object({}),
  refusals: {
    'flash.generic-error': 400,
    'signin.required': 401,
    'signin.confirm-first': 403,
    'signin.identity-gone': 404,
  },
})
