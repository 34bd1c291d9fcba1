const parameter = 'messages'

/** Whether a query may have the message of a redirect (docs/reference/api.md, “Messages through a redirect”). */
export function hasMessage(search: string): boolean {
  return new URLSearchParams(search).has(parameter)
}

/** A query without the message of a redirect. */
export function withoutMessage(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  return rest.size > 0 ? `?${rest}` : ''
}
