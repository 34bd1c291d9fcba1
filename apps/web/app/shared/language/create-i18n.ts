import { type Language, languages } from '@cairn/contract'
import type { Messages } from '@cairn/locales'
import i18next, { type i18n } from 'i18next'

/** The messages of one language, and the English ones in place of those that are missing. */
export type Catalog = { messages: Messages; fallback: Messages }

/** The texts of one language, available at once. Pages in several languages are rendered at the same time. */
export function createI18n(language: Language, { messages, fallback }: Catalog): i18n {
  const { code, dateLocale } = languages[language]
  const english = languages.english.code
  const created = i18next.createInstance()
  void created.init({
    // With its region, which `Intl` writes numbers and times for; the messages are found by the code.
    lng: dateLocale,
    fallbackLng: english,
    resources: { [english]: { translation: fallback }, [code]: { translation: messages } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    // Keys contain dots and colons.
    nsSeparator: false,
  })
  return created
}
