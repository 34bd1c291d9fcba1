import { expect, test } from 'vitest'
import { englishForMissing } from './english-for-missing.ts'

const english = { home: { title: 'Welcome', text: 'Begin' }, days_one: 'day', days_other: 'days' }

test('only what a language lacks is in English', () => {
  const german = { home: { title: 'Willkommen' }, days_one: 'Tag', days_other: 'Tage' }
  expect(englishForMissing(english, german, 'de')).toEqual({ 'home.text': 'Begin' })
})

test('a text without all plural forms of its language is in English for all numbers', () => {
  const ukrainian = { ...english, days_few: 'дні' }
  expect(englishForMissing(english, ukrainian, 'uk')).toEqual({ days_one: 'day', days_other: 'days' })
})

test('a language with fewer plural forms than English is complete', () => {
  expect(englishForMissing({ days_one: 'day', days_other: 'days' }, { days_other: '日' }, 'ja')).toEqual({})
})
