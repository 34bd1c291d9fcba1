import { paths } from './paths.ts'

/** The same in browsers and in Node; the contract is compiled without the types of either. */
declare const URL: {
  canParse: (address: string, base: string) => boolean
  new (address: string, base: string): { origin: string; pathname: string; search: string; hash: string }
}

/** An origin that cannot be ours: a path that leaves it leads to another site. */
const nowhere = 'http://nowhere.invalid'

/**
 * A path of our own to return to; `fallback` for anything that could lead to another site
 * (docs/reference/api.md, “Return paths”). Server and browser both check, because any link can contain one.
 */
export function safeReturnPath(wanted: string | null | undefined, fallback: string = paths.learn): string {
  if (!wanted?.startsWith('/') || hasControlOrBackslash(wanted)) return fallback
  if (!URL.canParse(wanted, nowhere)) return fallback
  const url = new URL(wanted, nowhere)
  if (url.origin !== nowhere || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** Browsers drop control characters and read `\` as `/`, so that `/\evil.example` leaves the site. */
function hasControlOrBackslash(text: string): boolean {
  return /[\p{Control} \\]/u.test(text)
}
