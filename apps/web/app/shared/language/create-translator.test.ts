import { describe, expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'

const texts = {
  'home.title': 'Willkommen, {{name}}!',
  'home.days_one': '{{count}} Tag',
  'home.days_other': '{{count}} Tage',
  wait: 'Wieder {{minutes, relativetime(minute)}}',
  praise: ['Gut!', 'Schön!'],
}
const english = { 'home.text': 'Hello', left_one: 'one left', left_other: '{{count}} left' }
const { t, list, group } = createTranslator('german', { texts, english })

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
    const ukrainian = createTranslator('ukrainian', { texts: forms, english: {} })
    expect([1, 3, 5, 1.5].map((count) => ukrainian.t('days', { count }))).toEqual(Object.values(forms))
  })

  test.for([
    ['english', '1,800 steps'],
    ['espanol', '1,800 steps'],
    ['german', '1.800 steps'],
    ['portuguese', '1.800 steps'],
  ] as const)('in %s is written as in its region: %s', ([language, text]) => {
    const steps = { steps_other: '{{count, number}} steps', steps_many: '{{count, number}} steps' }
    expect(createTranslator(language, { texts: steps, english: {} }).t('steps', { count: 1800 })).toBe(text)
  })

  test('of zero has a text of its own where the catalog has one', () => {
    const points = { points_zero: 'none', points_one: 'one', points_other: '{{count}}' }
    const translator = createTranslator('english', { texts: points, english: {} })
    expect(translator.t('points', { count: 0 })).toBe('none')
  })
})

test('what the language does not have is in English, with English plurals', () => {
  expect(t('home.text')).toBe('Hello')
  expect(t('left', { count: 1 })).toBe('one left')
})

test('a key without a text is shown itself', () => {
  expect(t('home.other')).toBe('home.other')
  expect(t('home')).toBe('home')
})

test('a list is given as the catalog has it', () => {
  expect(list('praise')).toEqual(['Gut!', 'Schön!'])
})

test('a group has all its texts, the missing ones in English', () => {
  const title = texts['home.title']
  expect(group('home')).toMatchObject({ title, days_one: '{{count}} Tag', text: 'Hello' })
})

test('the texts that a page does without at first are loaded once', async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    return { texts: { late: 'Später' }, english: {} }
  }
  const partial = createTranslator('german', { texts, english }, load)
  expect([partial.t('late'), partial.isWhole()]).toEqual(['late', false])
  await Promise.all([partial.complete(), partial.complete()])
  await partial.complete()
  expect(partial.isWhole()).toBe(true)
  expect([partial.t('late'), partial.t('home.text'), asked]).toEqual(['Später', 'Hello', 1])
})
