import type { FlashKey } from '@cairn/contract'
import { en } from '@cairn/locales'

type Variables = Readonly<Record<string, string | number>>

const relativeTime = new Intl.RelativeTimeFormat('en')

/**
 * The English text of a message: for `flash.ms.profile.err` it reads `{ flash: { ms: { profile: { err } } } }`.
 * Variables without a value stay `{{placeholders}}`.
 */
export function wordsOf(key: FlashKey, variables: Variables = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (words, part) => (typeof words === 'object' && words !== null ? Reflect.get(words, part) : undefined),
      en,
    )
  if (typeof found !== 'string') return ''
  return found.replaceAll(
    /\{\{([\w-]+)(?:, relativetime\((\w+)\))?\}\}/g,
    (_place, name: string, unit?: Intl.RelativeTimeFormatUnit) => {
      const value = variables[name]
      if (value === undefined) return `{{${name}}}`
      return unit ? relativeTime.format(Number(value), unit) : String(value)
    },
  )
}
