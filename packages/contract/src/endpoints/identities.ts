import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Derived from the stored identity; it cannot be used to sign in. */
const IdentityId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** An account with another service that can sign in here. */
export const LinkedIdentity = z.object({
  id: IdentityId,
  /** The name of the service, or its host if the school no longer offers it. */
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

/**
 * Unlinks one of the camper's own. It is never the last way to sign in: every account has an address for mailed
 * codes.
 */
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
