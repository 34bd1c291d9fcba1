import {
  type BodyOf,
  completeModernChallenge,
  confirmSignIn,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  type OkOf,
  addressOf,
  requestSignInMail,
} from '@cairn/contract'
import type { Product } from './start-product.ts'

/** A connection that is on its way to a process in the moment in which that is killed is never answered. */
const patienceMs = 60_000

/** A client that uses the API as the web app does: it keeps cookies and sends the CSRF header. */
export class ApiClient {
  readonly #origin: string
  readonly #cookies: Map<string, string>

  constructor(origin: string, cookies = new Map<string, string>()) {
    this.#origin = origin
    this.#cookies = cookies
  }

  /** The same browser, whose requests go to another process of the school. */
  at(origin: string): ApiClient {
    return new ApiClient(origin, this.#cookies)
  }

  /** Signs in with the code that the local outbox printed; returns the username. */
  async signIn(product: Product, email: string): Promise<string> {
    await this.#send('GET', '/status/ping')
    await this.#send('POST', requestSignInMail.path, { email })
    const [, code = ''] = await product.printed(
      new RegExp(String.raw`(?<![\w.+-])${email}: Your Cairn sign-in code is ([A-Z0-9]{8})`),
    )
    const answer = await this.#send('POST', confirmSignIn.path, { code })
    return String(answer['username'])
  }

  /** The successful answer to a call; throws for any other. */
  async call<E extends Endpoint>(
    endpoint: E,
    { body, params }: { body?: BodyOf<E>; params?: Record<string, string> } = {},
  ): Promise<OkOf<E>> {
    const { method } = endpoint
    return (await this.#send(method, addressOf(endpoint, params), body)) as OkOf<E>
  }

  async complete(id: string): Promise<void> {
    await this.#send('POST', completeModernChallenge.path, { id, challengeType: 0 })
  }

  async completedOnProfile(username: string): Promise<string[]> {
    const answer = (await this.#send('GET', `/api/users/get-public-profile?username=${username}`)) as {
      entities?: { user: Record<string, { completedChallenges: { id: string }[] }> }
    }
    return answer.entities?.user[username]?.completedChallenges.map(({ id }) => id) ?? []
  }

  async #send(method: Endpoint['method'], path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [csrfHeader]: this.#cookies.get(csrfCookie) ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, decodeURIComponent(value))
    }
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }
}
