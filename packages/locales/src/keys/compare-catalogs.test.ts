import { expect, test } from 'vitest'
import { compareCatalogs } from './compare-catalogs.ts'

const english = {
  home: { title: 'Welcome', text: 'Hello, {{name}}: <1>start</1>' },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}

test('a key that only English has is missing', () => {
  const german = { home: { title: 'Willkommen' }, days_one: 'ein Tag', days_other: '{{count}} Tage' }
  expect(compareCatalogs(english, german, 'de')).toEqual({
    missing: ['home.text'],
    unused: [],
    differing: [],
  })
})

test('each language has the plural forms that it needs and no others', () => {
  const ukrainian = { ...english, days_few: '{{count}} дні' }
  expect(compareCatalogs(english, ukrainian, 'uk')).toMatchObject({ missing: ['days_many'], unused: [] })
  expect(compareCatalogs(english, english, 'ja')).toMatchObject({ missing: [], unused: ['days_one'] })
})

test('a key that English does not have is unused', () => {
  const german = { ...english, home: { ...english.home, old: 'Alt' } }
  expect(compareCatalogs(english, german, 'de').unused).toEqual(['home.old'])
})

test.for([
  ['a placeholder is misspelled', 'Hallo, {{nam}}: <1>los</1>'],
  ['a tag is left out', 'Hallo, {{name}}: los'],
  ['there is one too many', 'Hallo, {{name}}: <1>los</1> {{count}}'],
] as const)('placeholders differ when %s', ([, text]) => {
  const german = { ...english, home: { ...english.home, text } }
  expect(compareCatalogs(english, german, 'de').differing).toEqual(['home.text'])
})
