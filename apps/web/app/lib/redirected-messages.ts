import { type FlashKey, flashKeys, flashTypeOf } from '@cairn/contract'

const known: ReadonlySet<string> = new Set(flashKeys)

/**
 * The message that a redirect of the server has put into the address (api.md §1), such as
 * `messages=success[0]=flash.signin-success`; undefined when there is none that we know.
 */
export function redirectedMessage(
  search: string,
): { key: FlashKey; type: ReturnType<typeof flashTypeOf> } | undefined {
  const messages = new URLSearchParams(search).get('messages')
  const key = messages === null ? undefined : /^[a-z]+\[0\]=(?<key>[\w.-]+)$/.exec(messages)?.groups?.['key']
  if (key === undefined || !known.has(key)) return undefined
  return { key: key as FlashKey, type: flashTypeOf(key as FlashKey) }
}

/** The address without the message, so that a reload does not tell it again. */
export function withoutMessages(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('messages')
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}
