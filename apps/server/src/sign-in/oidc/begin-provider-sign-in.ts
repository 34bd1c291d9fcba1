import { limits } from '@cairn/contract'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Database } from '#database/schema.ts'
import { hashSecret } from '#http/secret.ts'
import type { Connection } from './provider-connections.ts'
import { insertAttempt } from './store.ts'

type Departure = { redirectUri: string; returnTo: string; departureSecret: string; now: Date }

/** The provider's address to redirect a browser to. Its answer counts once, and only in this browser. */
export async function beginProviderSignIn(
  database: Database,
  { provider, configuration }: Connection,
  { redirectUri, returnTo, departureSecret, now }: Departure,
): Promise<URL> {
  const [codeVerifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()]
  await insertAttempt(
    database,
    {
      stateHash: hashSecret(state),
      browserHash: hashSecret(departureSecret),
      provider: provider.id,
      codeVerifier,
      nonce,
      returnTo,
      expiresAt: new Date(now.getTime() + limits.signInTokenLifetimeMs),
    },
    now,
  )
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
}
