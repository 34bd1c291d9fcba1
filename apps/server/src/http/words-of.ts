import { type FlashKey, type Language, languages } from '@cairn/contract'
import { loadServerTexts } from '@cairn/locales/server'

type Variables = Readonly<Record<string, string | number>>

const texts = new Map(
  await Promise.all(
    Object.values(languages).map(async ({ code }) => [code as string, await loadServerTexts(code)] as const),
  ),
)

/** Of a page that the server writes without the web app. */
type ServerKey = `${'credential' | 'server'}.${string}`

/**
 * The text of a message, in English where the language does not have it. Variables without a value stay
 * `{{placeholders}}`.
 */
export function wordsOf(
  key: FlashKey | ServerKey,
  variables: Variables = {},
  language: Language = 'english',
): string {
  const { code, dateLocale } = languages[language]
  const text = texts.get(code)?.get(key) ?? texts.get('en')?.get(key) ?? ''
  return String(text).replaceAll(
    /\{\{([\w-]+)(?:, relativetime\((\w+)\))?\}\}/g,
    (_place, name: string, unit?: Intl.RelativeTimeFormatUnit) => {
      const value = variables[name]
      if (value === undefined) return `{{${name}}}`
      return unit ? new Intl.RelativeTimeFormat(dateLocale).format(Number(value), unit) : String(value)
    },
  )
}
