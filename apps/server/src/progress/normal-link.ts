import { withoutTrailingSlashes } from '@cairn/contract'

/** What campaigns and mails hang on to an address. */
const trackers = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i

const defaultPorts: ReadonlySet<string> = new Set(['80', '443'])

/**
 * A link as it is compared with others: spellings of one address that lead to the same place give the same text.
 * Whether it is http or https, the case of its host, `www.`, usual ports, slashes at the end, an `index.html`,
 * `.git`, tracking parameters, the order of the others, and a fragment do not matter; a fragment that begins with
 * a slash does, because it names a page of an app.
 *
 * Migration 0081 has the same in SQL, but for encoded letters.
 */
export function normalLink(link: string): string {
  if (!URL.canParse(link)) return link.toLowerCase()
  const { hostname, port, pathname, searchParams, hash } = new URL(link)
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '')
  const path = decodePlain(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '')
    .replace(/(?:\.git)?\/?$/, '')
  const query = [...searchParams]
    .filter(([name]) => !trackers.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')
  const route = /^#!?\/./.test(hash) ? withoutTrailingSlashes(hash) : ''
  return (
    host + (defaultPorts.has(port) || port === '' ? '' : `:${port}`) + path + (query && `?${query}`) + route
  )
}

/** Letters that need no encoding, and may have one. */
function decodePlain(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
