import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  type Configuration,
  customFetch,
  discovery,
} from 'openid-client'
import { isLoopback, type SignInProvider } from '#config/read-sign-in-providers.ts'
import { boundedFetch } from './bounded-fetch.ts'

export type Connection = { provider: SignInProvider; configuration: Configuration }

/** Returns the connection to a provider; undefined if there is none with that id. Rejects while it is down. */
export type FindConnection = (id: string) => Promise<Connection | undefined>

const timeoutSeconds = 10

/**
 * Discovers a provider's endpoints when they are first needed, and not at startup: a provider that is down must not
 * keep the school from starting.
 */
export function providerConnections(providers: readonly SignInProvider[]): FindConnection {
  const known = new Map<string, Promise<Connection>>()
  return async (id) => {
    const provider = providers.find((candidate) => candidate.id === id)
    if (!provider) return undefined
    const connection = known.get(id) ?? connectTo(provider)
    known.set(id, connection)
    try {
      return await connection
    } catch (error) {
      known.delete(id)
      throw error
    }
  }
}

async function connectTo(provider: SignInProvider): Promise<Connection> {
  const { issuer, clientId, clientSecret } = provider
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    [customFetch]: boundedFetch,
    execute: isLoopback(issuer) ? [allowInsecureRequests] : [],
  })
  // Throws if what was discovered names no page to sign in on: it must not be remembered.
  buildAuthorizationUrl(configuration, {})
  return { provider, configuration }
}
