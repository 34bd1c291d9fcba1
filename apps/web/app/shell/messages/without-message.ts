/** A query without the message of a redirect. */
export function withoutMessage(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('messages')
  return rest.size > 0 ? `?${rest}` : ''
}
