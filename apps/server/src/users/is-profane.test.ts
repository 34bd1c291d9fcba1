import { expect, test } from 'vitest'
import { isProfane } from './is-profane.ts'

test.for([
  'fuck',
  'FUCK',
  'ada-fuck',
  'xxfuckxx',
  'fuuuck',
  'sh1t',
  'b1tch',
  'a55hole',
  'n1gger',
  'f-u-c-k',
  's_h_i_t',
])('%s is no name', (name) => {
  expect(isProfane(name)).toBe(true)
})

test.for([
  'scunthorpe',
  'sussex',
  'hancock',
  'cockburn',
  'dickens',
  'peacock',
  'assassin',
  'classic',
  'cassandra',
  'therapist',
  'constitution',
  'matsushita',
  'a-d-a',
  'camper-2ab4fgh8',
])('%s only looks like one', (name) => {
  expect(isProfane(name)).toBe(false)
})
