import { type Language, languages } from '@cairn/contract'
import { catalogs, englishForMissing } from '@cairn/locales'
import type { i18n } from 'i18next'
import { createI18n } from '#shared/language/create-i18n.ts'

const made = new Map<Language, i18n>()

/** The texts of a language, for all its pages. */
export function i18nOf(language: Language): i18n {
  const known = made.get(language)
  if (known) return known
  const { code } = languages[language]
  const messages = catalogs[code]
  const created = createI18n(language, { messages, fallback: englishForMissing(catalogs.en, messages, code) })
  made.set(language, created)
  return created
}
