import { paths } from '@cairn/contract'

/** An origin that cannot be ours: a path that leaves it leads to another site. */
const nowhere = 'http://nowhere.invalid'

/**
 * A path of our own to redirect to; `fallback` for anything that could lead to another site
 * (docs/reference/api.md, “Return paths”).
 */
export function safeReturnPath(wanted: string | undefined, fallback: string = paths.learn): string {
  if (!wanted?.startsWith('/') || hasControlOrBackslash(wanted)) return fallback
  const url = parse(wanted)
  if (!url || url.origin !== nowhere || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** Browsers drop control characters and read `\` as `/`, so that `/\evil.example` leaves the site. */
function hasControlOrBackslash(text: string): boolean {
  return /[\p{Control} \\]/u.test(text)
}

function parse(path: string): URL | undefined {
  return URL.canParse(path, nowhere) ? new URL(path, nowhere) : undefined
}
