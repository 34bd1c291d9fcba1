import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { ko } from './ko/index.ts'
import { zh } from './zh/index.ts'

/** Texts, lists of them, and groups of both. */
export type Messages = { readonly [key: string]: string | readonly string[] | Messages }

/** The messages of each language, by its BCP 47 code. */
export const catalogs = {
  en,
  es,
  zh,
  'zh-Hant': en,
  it: en,
  'pt-BR': en,
  uk: en,
  ja: en,
  de,
  ar: en,
  sw: en,
  ko,
} as const satisfies Record<string, Messages>

export type LocaleCode = keyof typeof catalogs
