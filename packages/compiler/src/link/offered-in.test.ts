import { superBlockIdentities } from '@cairn/contract'
import { expect, test } from 'vitest'
import { offeredIn } from './offered-in.ts'

const courses = Object.values(superBlockIdentities)

test('all courses are offered in English, and in other languages those that have been read', () => {
  expect(offeredIn('english', courses)).toEqual(courses)
  const german = offeredIn('german', courses)
  expect(german.length).toBeGreaterThan(0)
  expect(german.length).toBeLessThan(courses.length)
})

test('a name that is no language is refused', () => {
  expect(() => offeredIn('klingon', courses)).toThrow("'klingon' key not found in 'notAuditedSuperBlocks'")
})
