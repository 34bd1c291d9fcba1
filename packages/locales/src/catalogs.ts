import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { it } from './it/index.ts'
import { ja } from './ja/index.ts'
import { ko } from './ko/index.ts'
import { ptBr } from './pt-BR/index.ts'
import { sw } from './sw/index.ts'
import { uk } from './uk/index.ts'
import { zh } from './zh/index.ts'
import { zhHant } from './zh-Hant/index.ts'

/** Texts, lists of them, and groups of both. */
export type Messages = { readonly [key: string]: string | readonly string[] | Messages }

/** The messages of each language, by its BCP 47 code. */
export const catalogs = {
  en,
  es,
  zh,
  'zh-Hant': zhHant,
  it,
  'pt-BR': ptBr,
  uk,
  ja,
  de,
  ar,
  sw,
  ko,
} as const satisfies Record<string, Messages>

export type LocaleCode = keyof typeof catalogs
