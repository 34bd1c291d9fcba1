import type { FlashKey } from '@cairn/contract'
import { en } from '@cairn/locales'

type Variables = Readonly<Record<string, string | number>>

/**
 * The English words of a message, from `{ flash: { ms: { profile: { err } } } }` for `flash.ms.profile.err`; what
 * no variable is given for stays a `{{place}}`.
 */
export function wordsOf(key: FlashKey, variables: Variables = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (words, part) => (typeof words === 'object' && words !== null ? Reflect.get(words, part) : undefined),
      en,
    )
  if (typeof found !== 'string') return ''
  return found.replaceAll(/\{\{([\w-]+)\}\}/g, (place, name: string) => String(variables[name] ?? place))
}
