const hidden = '[hidden]'

/** Paths of our links that contain a secret or an address, with or without the prefix of a language. */
const secretPath =
  /^(?<shown>(?:https?:\/\/[\w.:[\]-]*)?\/+(?:[a-z]{2}(?:-[a-z]{2,4})?\/+)?(?:page-data\/+)?(?:ue|u|resubscribe|unsubscribed?)\/+)./i

/** What separates a path from its query, even if a mail program has encoded it. */
const queryMark = /\?|%3f/i

/** An address as a log may show it: without fragment, query values, and the secret parts of its path. */
export function redactAddress(address: string): string {
  const [whole = ''] = address.split('#')
  const [path = '', ...queries] = whole.split(queryMark)
  const shown = secretPath.exec(decoded(path))?.groups?.['shown']
  const redactedPath = shown === undefined ? path : shown + hidden
  return queries.length === 0 ? redactedPath : `${redactedPath}?${queries.map(redactQuery).join('?')}`
}

/** Redacts every address in a log line. A quote inside a JSON string is written `\"`. */
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
    // A malformed escape leads nowhere and is checked as it is.
    return path
  }
}
