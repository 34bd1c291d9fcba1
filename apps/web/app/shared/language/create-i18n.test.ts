import { catalogs } from '@cairn/locales'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'

test.for([
  ['english', catalogs.en, '1,800 steps'],
  ['espanol', catalogs.es, '1,800 pasos'],
  ['german', catalogs.de, '1.800 Schritte'],
  ['portuguese', catalogs['pt-BR'], '1.800 etapas'],
] as const)('numbers in %s are written as in its region', ([language, messages, text]) => {
  const i18n = createI18n(language, { messages, fallback: {} })
  expect(i18n.t('learn.steps', { count: 1800 })).toBe(text)
})
