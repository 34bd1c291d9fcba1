import { paths } from '@cairn/contract'

/** The path of our own that an address asks to return to; untrusted, because any link can contain one. */
export function returnPath(wanted: string | null, origin: string): string {
  if (wanted === null || !URL.canParse(wanted, origin)) return paths.learn
  const url = new URL(wanted, origin)
  // A resolved path may name another host: `/.//evil.example`.
  const isOwn = url.origin === origin && !/^\/(?:\/|%2f|%5c)/i.test(url.pathname)
  return isOwn ? url.pathname + url.search + url.hash : paths.learn
}
