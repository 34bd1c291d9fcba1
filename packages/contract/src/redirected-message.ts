import { type FlashKey, flashKeys, type FlashType, flashTypes } from './flash-keys.ts'

/** The same in browsers and in Node; the contract is compiled without the types of either. */
declare const URLSearchParams: new (query: string) => { get: (name: string) => string | null }

export type RedirectedMessage = { type: FlashType; message: FlashKey }

/**
 * The message that a redirect of the server put into the address. Only the catalog's own texts are shown, because any
 * link can contain one (docs/reference/api.md, “Messages through a redirect”).
 */
export function redirectedMessage(search: string): RedirectedMessage | undefined {
  const inner = new URLSearchParams(new URLSearchParams(search).get('messages') ?? '')
  for (const type of flashTypes) {
    const content = inner.get(`${type}[0]`)
    const message = flashKeys.find((key) => key === content)
    if (message) return { type, message }
  }
  return undefined
}
