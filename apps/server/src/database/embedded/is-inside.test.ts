import { expect, test } from 'vitest'
import { isInside } from './is-inside.ts'

test.for([
  ['/school', true],
  ['/school/', true],
  ['/school/backup', true],
  ['/school/..backup', true],
  ['/elsewhere/../school/backup', true],
  ['/', false],
  ['/school-2', false],
  ['/school/../backup', false],
] as const)('%s is inside /school: %s', ([path, expected]) => {
  expect(isInside(path, '/school')).toBe(expected)
})
