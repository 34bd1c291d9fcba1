import type { Language } from '@cairn/contract'
import type { Catalog } from './create-translator.ts'

type Load = () => Promise<{ default: Catalog }>

/** The texts of each language in two files: what most pages show at first, and the rest (decision 66). */
export const loadCatalog: Readonly<Record<Language, { first: Load; rest: Load }>> = {
  english: {
    first: () => import('virtual:catalog/first/en'),
    rest: () => import('virtual:catalog/rest/en'),
  },
  espanol: {
    first: () => import('virtual:catalog/first/es'),
    rest: () => import('virtual:catalog/rest/es'),
  },
  chinese: {
    first: () => import('virtual:catalog/first/zh'),
    rest: () => import('virtual:catalog/rest/zh'),
  },
  'chinese-traditional': {
    first: () => import('virtual:catalog/first/zh-Hant'),
    rest: () => import('virtual:catalog/rest/zh-Hant'),
  },
  italian: {
    first: () => import('virtual:catalog/first/it'),
    rest: () => import('virtual:catalog/rest/it'),
  },
  portuguese: {
    first: () => import('virtual:catalog/first/pt-BR'),
    rest: () => import('virtual:catalog/rest/pt-BR'),
  },
  ukrainian: {
    first: () => import('virtual:catalog/first/uk'),
    rest: () => import('virtual:catalog/rest/uk'),
  },
  japanese: {
    first: () => import('virtual:catalog/first/ja'),
    rest: () => import('virtual:catalog/rest/ja'),
  },
  german: {
    first: () => import('virtual:catalog/first/de'),
    rest: () => import('virtual:catalog/rest/de'),
  },
  arabic: {
    first: () => import('virtual:catalog/first/ar'),
    rest: () => import('virtual:catalog/rest/ar'),
  },
  swahili: {
    first: () => import('virtual:catalog/first/sw'),
    rest: () => import('virtual:catalog/rest/sw'),
  },
  korean: {
    first: () => import('virtual:catalog/first/ko'),
    rest: () => import('virtual:catalog/rest/ko'),
  },
}
