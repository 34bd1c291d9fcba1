import { type FlashKey, flashKeys, type FlashType, flashTypes } from '@cairn/contract'

type RedirectedMessage = { type: FlashType; message: FlashKey }

/**
 * The message that a redirect of the server left in the address (api.md §1). Anybody can write such an
 * address, so only the catalogue's own sentences are taken from it.
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

/** The same query without the message. */
export function withoutMessage(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('messages')
  return rest.size > 0 ? `?${rest}` : ''
}
