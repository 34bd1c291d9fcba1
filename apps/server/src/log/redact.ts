const hidden = '[hidden]'

/** Where links of ours lead that carry their secret, or an address of a person, in the path. */
const secretPath =
  /^(?<shown>(?:https?:\/\/[\w.:[\]-]*)?\/+(?:page-data\/+)?(?:ue|u|resubscribe|unsubscribed?)\/+)./i

/** What stands between a path and its query, also where a mail program has encoded it. */
const queryMark = /\?|%3f/i

/** An address as a log may show it: without its fragment, the values of its query, and the secret parts of its path. */
export function redactAddress(address: string): string {
  const [whole = ''] = address.split('#')
  const [path = '', ...queries] = whole.split(queryMark)
  const shown = secretPath.exec(decoded(path))?.groups?.['shown']
  const redactedPath = shown === undefined ? path : shown + hidden
  return queries.length === 0 ? redactedPath : `${redactedPath}?${queries.map(redactQuery).join('?')}`
}

/** The same for every address that a line of a log contains. A quote inside a JSON string is written `\"`. */
export function redactLine(line: string): string {
  return line.replaceAll(/(?:https?:\/)?\/(?:\\.|[^\s"\\])+/g, redactAddress)
}

function redactQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=${hidden}` : hidden))
    .join('&')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape leads nowhere, and is looked at as it is.
    return path
  }
}
