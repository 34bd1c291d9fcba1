type LanguageFacts = {
  /** In the language itself. */
  nativeName: string
  /** BCP 47, for `lang` attributes and message catalogs. */
  code: string
  /** BCP 47, for `Intl`. */
  dateLocale: string
  isRightToLeft: boolean
  /** Available by address only, not in the language menu. */
  isHidden: boolean
}

const shown = { isRightToLeft: false, isHidden: false }

/** The languages, by the names that settings and folders use. */
export const languages = {
  english: { nativeName: 'English', code: 'en', dateLocale: 'en-US', ...shown },
  espanol: { nativeName: 'Español', code: 'es', dateLocale: 'es-419', ...shown },
  chinese: { nativeName: '中文（简体字）', code: 'zh', dateLocale: 'zh', ...shown },
  'chinese-traditional': { nativeName: '中文（繁體字）', code: 'zh-Hant', dateLocale: 'zh-Hant', ...shown },
  italian: { nativeName: 'Italiano', code: 'it', dateLocale: 'it', ...shown },
  portuguese: { nativeName: 'Português', code: 'pt-BR', dateLocale: 'pt-BR', ...shown },
  ukrainian: { nativeName: 'Українська', code: 'uk', dateLocale: 'uk', ...shown },
  japanese: { nativeName: '日本語', code: 'ja', dateLocale: 'ja', ...shown },
  german: { nativeName: 'Deutsch', code: 'de', dateLocale: 'de', ...shown },
  arabic: { nativeName: 'العربية', code: 'ar', dateLocale: 'ar', isRightToLeft: true, isHidden: true },
  swahili: { nativeName: 'Swahili', code: 'sw', dateLocale: 'sw', ...shown },
  korean: { nativeName: '한국어', code: 'ko', dateLocale: 'ko', isRightToLeft: false, isHidden: true },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageNames = Object.keys(languages) as Language[]

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}
