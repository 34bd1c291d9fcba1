import { describe, expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'

const messages = {
  home: { title: 'Willkommen, {{name}}!', days_one: '{{count}} Tag', days_other: '{{count}} Tage' },
  wait: 'Wieder {{minutes, relativetime(minute)}}',
  praise: ['Gut!', 'Schön!'],
}
const fallback = { 'home.text': 'Hello', left_one: 'one left', left_other: '{{count}} left' }
const { t, group } = createTranslator('german', { messages, fallback })

test('a text has its variables in their places', () => {
  expect(t('home.title', { name: '$& <b>' })).toBe('Willkommen, $& <b>!')
  expect(t('home.title')).toBe('Willkommen, !')
})

test('a time is told as the language tells it', () => {
  expect(t('wait', { minutes: 3 })).toBe('Wieder in 3 Minuten')
})

describe('a number', () => {
  test.for([
    [0, '0 Tage'],
    [1, '1 Tag'],
    [2, '2 Tage'],
  ] as const)('%i gets its plural form: %s', ([count, text]) => {
    expect(t('home.days', { count })).toBe(text)
  })

  test('gets the form of languages with more than two', () => {
    const forms = { days_one: 'день', days_few: 'дні', days_many: 'днів', days_other: 'дня' }
    const ukrainian = createTranslator('ukrainian', { messages: forms, fallback: {} })
    expect([1, 3, 5, 1.5].map((count) => ukrainian.t('days', { count }))).toEqual(Object.values(forms))
  })

  test('of zero has a text of its own where the catalog has one', () => {
    const points = { points_zero: 'none', points_one: 'one', points_other: '{{count}}' }
    const english = createTranslator('english', { messages: points, fallback: {} })
    expect(english.t('points', { count: 0 })).toBe('none')
  })
})

test('what the language does not have is in English, with English plurals', () => {
  expect(t('home.text')).toBe('Hello')
  expect(t('left', { count: 1 })).toBe('one left')
})

test('a key without a text is shown itself', () => {
  expect(t('home.other')).toBe('home.other')
  expect(t('home')).toBe('home')
  expect(t('home.title.length')).toBe('home.title.length')
})

test('a list is given as the catalog has it', () => {
  expect(group('praise')).toEqual(['Gut!', 'Schön!'])
})
