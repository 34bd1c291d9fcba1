/** The headers in a list such as `name=value,other=a%20b`; undefined for any other text. */
export function readHeaders(list: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (const pair of list.split(',').filter((one) => one !== '')) {
    const { name = '', value = '' } = /^\s*(?<name>[\w-]+)=(?<value>\S+)\s*$/.exec(pair)?.groups ?? {}
    if (name === '') return undefined
    try {
      headers[name] = decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return headers
}
