import { setTimeout as wait } from 'node:timers/promises'
import { ping, requestSignInMail } from '@cairn/contract'
import { ApiClient } from '../product/api-client.ts'

/** Fewer than the sixty a minute that one address may ask for. */
const pauseMs = 2000

/** Visitors who ask for a code to sign in, each with another address, so that the worker always has mail to send. */
export class CodeRequests {
  /** Addresses to which the school has said that it sends a code. */
  readonly acknowledged: string[] = []
  readonly #origin: string
  readonly #ended: Promise<void>
  #isOver = false

  constructor(origin: string) {
    this.#origin = origin
    this.#ended = this.#askAgainAndAgain()
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#ended
  }

  async #askAgainAndAgain(): Promise<void> {
    for (let number = 1; !this.#isOver; number++) {
      const email = `visitor-${number}@example.org`
      if (await this.#ask(email)) this.acknowledged.push(email)
      await wait(pauseMs)
    }
  }

  /** False if the request failed; the school may have heard it nevertheless. */
  async #ask(email: string): Promise<boolean> {
    const visitor = new ApiClient(this.#origin)
    try {
      await visitor.call(ping)
      await visitor.call(requestSignInMail, { body: { email } })
      return true
    } catch {
      return false
    }
  }
}
