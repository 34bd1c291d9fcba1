import { flashKeys } from '@cairn/contract'
import { en } from '@cairn/locales'
import { expect, test } from 'vitest'

/** `{ flash: { a: '…' } }` → `['flash.a']`. */
function keysOf(value: unknown, prefix: string): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${prefix}.${key}`))
}

test('every message key of the contract has words, and every such word a key', () => {
  const worded = [...keysOf(en.flash, 'flash'), ...keysOf(en.signin, 'signin')]
  expect(worded.toSorted()).toEqual([...flashKeys].toSorted())
})
