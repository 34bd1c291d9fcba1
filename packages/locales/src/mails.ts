import type { LocaleCode } from './catalogs.ts'
import * as de from './de/mail.ts'
import * as en from './en/mail.ts'
import * as es from './es/mail.ts'
import * as ko from './ko/mail.ts'
import * as zh from './zh/mail.ts'

type Mails = typeof en

/** A mail that a language does not have yet is in English. */
const complete = (own: Partial<Mails>): Mails => ({ ...en, ...own })

/** The mails of each language, by its BCP 47 code. */
export const mails: Readonly<Record<LocaleCode, Mails>> = {
  en,
  es: complete(es),
  zh: complete(zh),
  'zh-Hant': en,
  it: en,
  'pt-BR': en,
  uk: en,
  ja: en,
  de: complete(de),
  ar: en,
  sw: en,
  ko: complete(ko),
}
