import type { Language } from '@cairn/contract'
import type { i18n } from 'i18next'
import { createI18n } from '#shared/language/create-i18n.ts'
import { loadCatalog } from '#shared/language/load-catalog.ts'

const made = new Map<Language, Promise<i18n>>()

/** The texts of a language, for all its pages. */
export function i18nOf(language: Language): Promise<i18n> {
  const known = made.get(language)
  if (known) return known
  const created = loadCatalog[language]().then((catalog) => createI18n(language, catalog.default))
  made.set(language, created)
  return created
}
