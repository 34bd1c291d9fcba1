import { describe, expect, test } from 'vitest'
import { inLanguage, inLanguageUnlessNamed, splitLanguage } from './address-language.ts'

describe('an address is split into its language and the rest', () => {
  test.for([
    ['/', 'english', '/'],
    ['/learn', 'english', '/learn'],
    ['/german', 'german', '/'],
    ['/german/', 'german', '/'],
    ['/german?step=code', 'german', '/?step=code'],
    ['/chinese-traditional/learn/a#b', 'chinese-traditional', '/learn/a#b'],
    ['/germany', 'english', '/germany'],
    ['/German', 'english', '/German'],
    ['/english/learn', 'english', '/english/learn'],
    ['/toString', 'english', '/toString'],
  ] as const)('%s', ([address, language, path]) => {
    expect(splitLanguage(address)).toEqual({ language, path })
  })

  test.for([
    '/german//elsewhere',
    '/german/\\elsewhere',
    '/german/%2Felsewhere',
    '/german/german//elsewhere',
  ])('unless the rest leads to another site: %s', (address) => {
    expect(splitLanguage(splitLanguage(address).path).path).toMatch(/^\/german\//)
  })
})

test('a page has an address in each language', () => {
  expect(inLanguage('/learn', 'german')).toBe('/german/learn')
  expect(inLanguage('/', 'german')).toBe('/german')
  expect(inLanguage('/german/learn', 'english')).toBe('/learn')
  expect(inLanguage('/german', 'swahili')).toBe('/swahili')
})

test('an address that names a language keeps it', () => {
  expect(inLanguageUnlessNamed('/learn', 'german')).toBe('/german/learn')
  expect(inLanguageUnlessNamed('/swahili/learn', 'german')).toBe('/swahili/learn')
})
