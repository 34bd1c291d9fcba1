import { paths } from '@cairn/contract'

/** Any origin that cannot be ours: a path that leaves it leads elsewhere. */
const nowhere = 'http://nowhere.invalid'

/**
 * The path of our own that a caller may be sent to afterwards; `fallback` for anything that could lead
 * away (security.md §1a #12).
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
