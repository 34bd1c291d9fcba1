import { paths } from './paths.ts'

/** An origin that cannot be ours: a path that leaves it leads to another site. */
const nowhere = 'http://nowhere.invalid'

/**
 * A path of our own to return to; `fallback` for anything that could lead to another site. Server and browser both
 * check, because any link can contain one
 * (docs/reference/api.md, “Return paths”).
 */
export function safeReturnPath(wanted: string | null | undefined, fallback: string = paths.learn): string {
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
