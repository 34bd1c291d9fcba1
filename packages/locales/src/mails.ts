import type { LocaleCode } from './catalogs.ts'
import { composeMails, type Mails } from './compose-mails.ts'
import { mails as ar } from './ar/mail.ts'
import { mails as de } from './de/mail.ts'
import { mails as en } from './en/mail.ts'
import { mails as es } from './es/mail.ts'
import { mails as it } from './it/mail.ts'
import { mails as ja } from './ja/mail.ts'
import { mails as ko } from './ko/mail.ts'
import { mails as ptBr } from './pt-BR/mail.ts'
import { mails as sw } from './sw/mail.ts'
import { mails as uk } from './uk/mail.ts'
import { mails as zh } from './zh/mail.ts'
import { mails as zhHant } from './zh-Hant/mail.ts'
import type { MailTexts } from './mail-texts.ts'

/** What a language does not say yet is in English. */
const complete = (own: Partial<MailTexts>) => composeMails({ ...en, ...own })

/** The mails of each language, by its BCP 47 code. */
export const mails: Readonly<Record<LocaleCode, Mails>> = {
  en: complete(en),
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
