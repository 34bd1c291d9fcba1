import { completeModernChallenge, csrfCookie, csrfHeader, ping } from '@cairn/contract'

/** How a call ended: with a status, or without an answer. */
export type Outcome = `${number}` | 'no answer'

/** No browser waits longer. */
const patienceMs = 15_000

/** A camper's session at the school. */
export class Session {
  readonly #origin: string
  readonly #cookie: string
  #token: string | undefined

  constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  async complete(id: string): Promise<Outcome> {
    if (this.#token === undefined) {
      const outcome = await this.#ask()
      if (outcome !== '200') return outcome
    }
    const token = this.#token ?? ''
    return this.#send(completeModernChallenge.path, {
      method: 'POST',
      headers: {
        cookie: `${this.#cookie}; ${csrfCookie}=${token}`,
        [csrfHeader]: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id, challengeType: 0 }),
    })
  }

  /** Gets the token without which nothing can be sent. */
  async #ask(): Promise<Outcome> {
    return this.#send(ping.path, { headers: { cookie: this.#cookie } }, (answer) => {
      const [pair = ''] = answer.headers.getSetCookie().filter((text) => text.startsWith(`${csrfCookie}=`))
      this.#token = decodeURIComponent(pair.slice(csrfCookie.length + 1).split(';')[0] ?? '')
    })
  }

  async #send(path: string, init: RequestInit, read?: (answer: Response) => void): Promise<Outcome> {
    try {
      const answer = await fetch(this.#origin + path, { ...init, signal: AbortSignal.timeout(patienceMs) })
      await answer.arrayBuffer()
      if (answer.ok) read?.(answer)
      return `${answer.status}`
    } catch {
      return 'no answer'
    }
  }
}
