import { expect, test } from 'vitest'
import { lookOf } from './look-of.ts'

const names =
  'Alice Amy Anna Bob Brian Candidate David Expert Jake James Jessica Jim Josh Linda Lisa Maria Mark Riker Sarah Sophie Tom'
    .split(' ')
    .concat(
      'Delivery Man',
      'Second Candidate',
      'Camila',
      'Chen Na',
      'Liu Ming',
      'Wang Hua',
      'Sebastián',
      'Ángela',
    )

test('every known character looks different from all others', () => {
  const looks = names.map((name) => JSON.stringify(lookOf(name)))
  expect(new Set(looks).size).toBe(names.length)
})

test('an unknown character has a look, too, and always the same', () => {
  expect(lookOf('Zoë the Baker')).toEqual(lookOf('Zoë the Baker'))
})
