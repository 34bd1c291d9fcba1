import { withoutTrailingSlashes } from '@cairn/contract'

/** Query parameters that campaigns and mails add to an address. */
const trackers = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i

const defaultPorts: ReadonlySet<string> = new Set(['80', '443'])

/**
 * Normalizes a link for comparison: different spellings of an address that lead to the same place give the same
 * text. Ignored are http or https, the case of the host, `www.`, default ports, trailing slashes, an `index.html`,
 * `.git`, tracking parameters, the order of the others, and the fragment, unless it begins with a slash and so names
 * a page of an app.
 *
 * Migration 0081 does the same in SQL, except for encoded letters.
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

/** Letters that need no encoding but may have one. */
function decodePlain(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
