import type { FlashKey } from '@cairn/contract'
import { en } from '@cairn/locales'

/** The English words of a message, from `{ flash: { ms: { profile: { err } } } }` for `flash.ms.profile.err`. */
export function wordsOf(key: FlashKey): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (words, part) => (typeof words === 'object' && words !== null ? Reflect.get(words, part) : undefined),
      en,
    )
  return typeof found === 'string' ? found : ''
}
