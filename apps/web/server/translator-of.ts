import type { Language } from '@cairn/contract'
import { createTranslator, type Translator } from '#shared/language/create-translator.ts'
import { loadCatalog } from '#shared/language/load-catalog.ts'

const made = new Map<Language, Promise<Translator>>()

/** The texts of a language, for all its pages. */
export function translatorOf(language: Language): Promise<Translator> {
  const known = made.get(language)
  if (known) return known
  const created = loadCatalog[language]().then((catalog) => createTranslator(language, catalog.default))
  made.set(language, created)
  return created
}
