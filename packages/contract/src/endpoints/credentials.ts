import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CredentialState, IssuerKey } from '../entities/credential.ts'
import { maxCertSlugLength } from '../limits.ts'

const ShownCertificate = z.strictObject({ username: z.string(), certSlug: z.string() })

/** How far the signing of a certificate is that the caller may see. Signs it if nothing is in the way any more. */
export const showCredentialState = endpoint('GET', '/certificate/credential/:username/:certSlug', {
  access: 'public',
  params: ShownCertificate,
  ok: CredentialState,
  refusals: { 'flash.cert-not-found': 404 },
})

/** Signs one's own certificate again, with the current name; the old credential is revoked. */
export const reissueCredential = endpoint('POST', '/certificate/reissue', {
  access: 'camper',
  body: z.strictObject({ certSlug: z.string().check(z.maxLength(maxCertSlugLength)) }),
  ok: CredentialState,
  refusals: {
    'flash.wrong-name': 400,
    'flash.certificate-not-signed': 409,
    'flash.cert-not-found': 404,
    'signin.required': 401,
  },
})

/** All keys that the school signs or has signed with. */
export const listIssuerKeys = endpoint('GET', '/credentials/keys', {
  access: 'public',
  ok: z.object({ keys: z.array(IssuerKey) }),
  refusals: {},
})
