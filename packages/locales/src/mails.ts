import type { LocaleCode } from './catalogs.ts'
import * as ar from './ar/mail.ts'
import * as de from './de/mail.ts'
import * as en from './en/mail.ts'
import * as es from './es/mail.ts'
import * as it from './it/mail.ts'
import * as ja from './ja/mail.ts'
import * as ko from './ko/mail.ts'
import * as ptBr from './pt-BR/mail.ts'
import * as sw from './sw/mail.ts'
import * as uk from './uk/mail.ts'
import * as zh from './zh/mail.ts'
import * as zhHant from './zh-Hant/mail.ts'

type Mails = typeof en

/** A mail that a language does not have yet is in English. */
const complete = (own: Partial<Mails>): Mails => ({ ...en, ...own })

/** The mails of each language, by its BCP 47 code. */
export const mails: Readonly<Record<LocaleCode, Mails>> = {
  en,
  es: complete(es),
  zh: complete(zh),
  'zh-Hant': complete(zhHant),
  it: complete(it),
  'pt-BR': complete(ptBr),
  uk: complete(uk),
  ja: complete(ja),
  de: complete(de),
  ar: complete(ar),
  sw: complete(sw),
  ko: complete(ko),
}
