import type { Language } from '@cairn/contract'
import { createTranslator, type Translator } from '#shared/language/create-translator.ts'
import { loadCatalog } from '#shared/language/load-catalog.ts'
import { untilLoaded } from '#shared/loading/until-loaded.ts'

const made = new Map<Language, Promise<Translator>>()

/** All texts of a language, for all its pages. */
export function translatorOf(language: Language): Promise<Translator> {
  const known = made.get(language)
  if (known) return known
  const created = translatorFor(language)
  made.set(language, created)
  return created
}

async function translatorFor(language: Language): Promise<Translator> {
  const { first, rest } = loadCatalog[language]
  const [{ default: start }, { default: end }] = await untilLoaded(() => Promise.all([first(), rest()]))
  return createTranslator(language, {
    texts: { ...start.texts, ...end.texts },
    english: { ...start.english, ...end.english },
  })
}
