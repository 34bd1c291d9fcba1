import { type Language, languages } from '@cairn/contract'
import { mails } from '@cairn/locales/server'

/** What an action knows of the page that asked for it. */
export type AskedInLanguage = {
  /** Mails are in it. English by default. */
  language?: Language
}

/** The texts of our mails in a language. */
export function mailsIn(language: Language = 'english'): (typeof mails)['en'] {
  return mails[languages[language].code]
}
