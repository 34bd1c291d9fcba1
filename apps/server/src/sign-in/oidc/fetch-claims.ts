import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { normaliseEmail } from '../mail-codes/rules.ts'
import type { Connection } from './provider-connections.ts'
import type { Identity } from './store.ts'

type Claims = {
  identity: Identity
  /** The address, if the provider has verified it. */
  verifiedEmail: string | undefined
  /** The claim `auth_time`. */
  authTime: unknown
}

type EmailClaims = { email?: unknown; email_verified?: unknown }

type Checks = { state: string; nonce: string; codeVerifier: string }

/**
 * Exchanges the code in `url` for the provider's claims about the person.
 *
 * @throws any error in the answer or on the way to it.
 */
export async function fetchClaims({ configuration }: Connection, url: URL, checks: Checks): Promise<Claims> {
  const tokens = await authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: checks.codeVerifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  // Many providers return the address only on request.
  const asks = configuration.serverMetadata().userinfo_endpoint !== undefined
  const more = asks ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
  // Each document proves its own address only. The one fetched just now is newer.
  const { email, email_verified: isVerified } = ('email' in more ? more : claims) as EmailClaims
  if (!isSubject(claims.sub)) throw new Error('The provider sent a subject that is not valid')
  return {
    identity: { issuer: claims.iss, subject: claims.sub },
    verifiedEmail: isVerified === true && typeof email === 'string' ? normaliseEmail(email) : undefined,
    authTime: claims.auth_time,
  }
}

/** At most 255 ASCII characters (OpenID Connect Core §2); the database cannot store a null character. */
function isSubject(subject: string): boolean {
  return /^[\u0020-\u007E]{1,255}$/.test(subject)
}
