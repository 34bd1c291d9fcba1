import type { Language } from '@cairn/contract'
import type { Catalog } from './create-translator.ts'

type Load = () => Promise<{ default: Catalog }>

/** The texts of each language in two files: what most pages show at first, and the rest (decision 66). */
export const loadCatalog: Readonly<Record<Language, { first: Load; rest: Load }>> = {
  english: {
    first: () => import('virtual:catalog/en/first'),
    rest: () => import('virtual:catalog/en/rest'),
  },
  espanol: {
    first: () => import('virtual:catalog/es/first'),
    rest: () => import('virtual:catalog/es/rest'),
  },
  chinese: {
    first: () => import('virtual:catalog/zh/first'),
    rest: () => import('virtual:catalog/zh/rest'),
  },
  'chinese-traditional': {
    first: () => import('virtual:catalog/zh-Hant/first'),
    rest: () => import('virtual:catalog/zh-Hant/rest'),
  },
  italian: {
    first: () => import('virtual:catalog/it/first'),
    rest: () => import('virtual:catalog/it/rest'),
  },
  portuguese: {
    first: () => import('virtual:catalog/pt-BR/first'),
    rest: () => import('virtual:catalog/pt-BR/rest'),
  },
  ukrainian: {
    first: () => import('virtual:catalog/uk/first'),
    rest: () => import('virtual:catalog/uk/rest'),
  },
  japanese: {
    first: () => import('virtual:catalog/ja/first'),
    rest: () => import('virtual:catalog/ja/rest'),
  },
  german: {
    first: () => import('virtual:catalog/de/first'),
    rest: () => import('virtual:catalog/de/rest'),
  },
  arabic: {
    first: () => import('virtual:catalog/ar/first'),
    rest: () => import('virtual:catalog/ar/rest'),
  },
  swahili: {
    first: () => import('virtual:catalog/sw/first'),
    rest: () => import('virtual:catalog/sw/rest'),
  },
  korean: {
    first: () => import('virtual:catalog/ko/first'),
    rest: () => import('virtual:catalog/ko/rest'),
  },
}
