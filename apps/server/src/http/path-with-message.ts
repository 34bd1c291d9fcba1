import type { FlashKey, FlashType } from '@cairn/contract'

/** Any origin; only path, query and fragment are taken from it again. */
const anywhere = 'http://nowhere.invalid'

/** A path of ours that says something when it opens (api.md §1, “Messages through a redirect”). */
export function pathWithMessage(path: string, type: FlashType, key: FlashKey): string {
  const url = new URL(path, anywhere)
  url.searchParams.set('messages', `${type}[0]=${key}`)
  return url.pathname + url.search + url.hash
}
