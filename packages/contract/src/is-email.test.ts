import { expect, test } from 'vitest'
import { isEmail } from './is-email.ts'

const label = (length: number) => 'a'.repeat(length)
const domain = (length: number) => `${`${label(63)}.`.repeat(3)}${label(length - 196)}.org`

test.for([
  'ada@example.org',
  'Ada.Lovelace+stones@School.Example',
  `${label(64)}@example.org`,
  `ada@${label(63)}.org`,
  `a@${domain(252)}`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.for([
  '',
  'ada',
  'ada@example',
  'ada@example.o',
  'ada@@example.org',
  'ada lovelace@example.org',
  '"ada"@example.org',
  'ada@-example.org',
  `${label(65)}@example.org`,
  `ada@${label(64)}.org`,
  `a@${domain(253)}`,
  'ada\u200B@example.org',
  'Hu\u202Eart@example.org',
  'mi\u212Ae@example.org',
  'mike@\u212Ai.example.org',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
