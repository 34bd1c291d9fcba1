import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'

export type Person = {
  subject: string
  email?: string
  isVerified?: boolean
  /** When they proved to the provider who they are; now by default. */
  provedAt?: Date
  username?: string
  /** Claims in the ID token; by default there are none. */
  inToken?: Claims
  /** Claims that the provider returns on request, instead of those above. */
  onRequest?: Claims
}

type Claims = Readonly<Record<string, string | boolean>>

export type TestProvider = {
  settings: SignInProvider
  /** The person who signs in there next; null declines. */
  person: Person | null
  /** What the provider says of those it does not let in; undefined for its own words. */
  reason: string | undefined
  /** Requests for addresses that begin like this are not answered, or not to their end. */
  hangs: { at: string; afterBeginning: boolean } | undefined
  /** Follows the provider's redirects as a browser would; returns the address that leads back to us. */
  visit: (address: string) => Promise<URL>
  close: () => Promise<void>
}

const clientId = 'cairn'
const clientSecret = 'a-secret-of-thirty-two-characters'

/** A real OpenID provider on this machine, where the person at the keyboard is always `person`. */
export async function startTestProvider(returnAddresses: readonly string[]): Promise<TestProvider> {
  const server = createServer()
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const test: TestProvider = {
    settings: { id: 'school', name: 'Hill School', issuer, clientId, clientSecret },
    person: null,
    reason: undefined,
    hangs: undefined,
    visit: (start) => followRedirects(start, issuer),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const known = new Map<string, Person>()
  const provider = createProvider(issuer, returnAddresses, known)
  const answer = provider.callback()
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { person, reason } = test
    if (person) known.set(person.subject, person)
    const result = person
      ? { login: { accountId: person.subject, ts: secondsOf(person.provedAt ?? new Date()) } }
      : { error: 'access_denied', ...(reason !== undefined && { error_description: reason }) }
    await provider.interactionFinished(request, response, result)
  }
  server.on('request', (request, response) => {
    // Each visit is a new person's, so an earlier session does not count.
    if (request.url?.startsWith('/auth?')) delete request.headers.cookie
    if (test.hangs && request.url?.startsWith(test.hangs.at)) {
      if (test.hangs.afterBeginning)
        response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    } else if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void answer(request, response)
  })
  return test
}

function createProvider(
  issuer: string,
  returnAddresses: readonly string[],
  known: ReadonlyMap<string, Person>,
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...returnAddresses],
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    // Claims are in the ID token if the person has some there.
    conformIdTokenClaims: false,
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_context, subject) => {
      const person = known.get(subject)
      return {
        accountId: subject,
        claims: (use) => ({ sub: subject, ...(use === 'id_token' ? person?.inToken : claimsOf(person)) }),
      }
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, account } = oidc
      if (!client || !account) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

function claimsOf(person: Person | undefined): Claims {
  if (person?.onRequest) return person.onRequest
  return {
    ...(person?.email === undefined ? {} : { email: person.email }),
    email_verified: person?.isVerified ?? false,
    ...(person?.username === undefined ? {} : { preferred_username: person.username }),
  }
}

async function followRedirects(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  while (url.origin === issuer) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}
