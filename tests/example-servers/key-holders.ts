import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Answer } from './serve-json.ts'

/** People whom a server knows by a secret key, which they send as `Authorization: Bearer KEY`. */
export class KeyHolders<Person> {
  readonly #people = new Map<string, Person>()

  /** A new key for a person, who may have several. */
  add(person: Person): string {
    const key = randomUUID()
    this.#people.set(key, person)
    return key
  }

  find(request: IncomingMessage): Person | undefined {
    return this.#people.get(keyIn(request))
  }

  /** The key of this request opens nothing from now on. */
  forget(request: IncomingMessage): void {
    this.#people.delete(keyIn(request))
  }
}

const keyIn = ({ headers }: IncomingMessage): string =>
  /^Bearer (?<key>\S+)$/i.exec(headers.authorization ?? '')?.groups?.['key'] ?? ''

/** Headers for pages of other origins that send a key. */
export const openToKeys = { 'Access-Control-Allow-Headers': 'Content-Type, Authorization' }

/** An answer for a request without a key that is known. */
export const stranger: Answer = { status: 401, data: { error: 'Sign in first.' } }

/** An answer for people who ask for what is not theirs. */
export const forbidden = (error: string): Answer => ({ status: 403, data: { error } })
