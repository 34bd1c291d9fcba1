import {
  type BodyOf,
  csrfCookie,
  csrfHeader,
  type Endpoint,
  type FlashKey,
  getSessionUser,
  paths,
  ping,
  type SessionUser,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'

export type Answer = {
  status: number
  body: { message?: FlashKey; [key: string]: unknown }
  headers: Record<string, unknown>
}

/** A browser as the server sees it: keeps cookies and sends the CSRF header unless told otherwise. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Where requests come from; a different address each time when undefined, so that no limit applies by accident. */
  address: string | undefined
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async call<E extends Endpoint>(
    endpoint: E,
    body?: BodyOf<E> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (endpoint.method !== 'GET' && !this.cookies.has(csrfCookie)) await this.call(ping)
    return this.send(endpoint.method, endpoint.path, { ...(body === undefined ? {} : { body }), headers })
  }

  /** What the server says about this camper. */
  async me(): Promise<SessionUser> {
    const { body } = await this.call(getSessionUser)
    return (body['user'] as Record<string, SessionUser>)[String(body['result'])] as SessionUser
  }

  /** The ids of what this camper has completed. */
  async completedIds(): Promise<string[]> {
    return (await this.me()).completedChallenges.map(({ id }) => id)
  }

  /** Follows the link for it on one of our pages. */
  signOut(): Promise<Answer> {
    return this.send('GET', paths.signOut, { headers: { 'sec-fetch-site': 'same-origin' } })
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call(getSessionUser)).status === 200
  }

  async send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address ?? anotherAddress(),
      headers: { accept: 'application/json', [csrfHeader]: this.cookies.get(csrfCookie) ?? '', ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    const answered = isJson && answer.body !== '' ? answer.json<Answer['body']>() : {}
    return { status: answer.statusCode, headers: answer.headers, body: answered }
  }
}

function anotherAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`
}
