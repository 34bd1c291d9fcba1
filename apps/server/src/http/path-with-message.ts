import type { FlashKey, FlashType } from '@cairn/contract'

/** Any origin; only path, query and fragment are used. */
const anywhere = 'http://nowhere.invalid'

/** One of our paths with a message to show when it opens (docs/reference/api.md, “Messages through a redirect”). */
export function pathWithMessage(path: string, type: FlashType, key: FlashKey): string {
  const url = new URL(path, anywhere)
  url.searchParams.set('messages', `${type}[0]=${key}`)
  return url.pathname + url.search + url.hash
}
