import { flashKeys } from '@cairn/contract'
import { en } from '@cairn/locales'
import { expect, test } from 'vitest'

/** `{ flash: { a: '…' } }` → `['flash.a']`. */
function keysOf(value: unknown, prefix: string): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${prefix}.${key}`))
}

test('every message key of the contract has a text, and every text a key', () => {
  const { buttons, flash, signin } = en
  const worded = Object.entries({ buttons, flash, signin }).flatMap(([name, words]) => keysOf(words, name))
  expect(worded.toSorted()).toEqual([...flashKeys].toSorted())
})
