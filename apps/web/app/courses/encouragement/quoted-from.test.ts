import { en, textsOf } from '@cairn/locales'
import { expect, test } from 'vitest'
import { createTranslator } from '#shared/language/create-translator.ts'
import { quotedFrom } from './quoted-from.ts'

const { t } = createTranslator('english', {
  texts: Object.fromEntries(textsOf(en)),
  english: {},
})

test.each([
  ['before Christ', { author: 'Horace', work: 'Epistles, 1.2', year: -20 }, 'around 20 BC'],
  ['before printed books', { author: 'Seneca', work: 'Natural Questions', year: 64 }, 'around AD 64'],
  ['afterwards', { author: 'Ada Lovelace', work: 'Notes', year: 1843 }, '1843'],
])('a quotation from %s says when its work is from', (_, { author, work, year }, shown) => {
  const source = t(quotedFrom(year), { author, work, year: Math.abs(year) })
  expect(source).toBe(`${author}, <1>${work}</1>, ${shown}`)
})
