import type { Language } from '@cairn/contract'
import type { Catalog } from './create-translator.ts'

/** The messages of each language in a file of their own. */
export const loadCatalog: Readonly<Record<Language, () => Promise<{ default: Catalog }>>> = {
  english: () => import('virtual:catalog/en'),
  espanol: () => import('virtual:catalog/es'),
  chinese: () => import('virtual:catalog/zh'),
  'chinese-traditional': () => import('virtual:catalog/zh-Hant'),
  italian: () => import('virtual:catalog/it'),
  portuguese: () => import('virtual:catalog/pt-BR'),
  ukrainian: () => import('virtual:catalog/uk'),
  japanese: () => import('virtual:catalog/ja'),
  german: () => import('virtual:catalog/de'),
  arabic: () => import('virtual:catalog/ar'),
  swahili: () => import('virtual:catalog/sw'),
  korean: () => import('virtual:catalog/ko'),
}
