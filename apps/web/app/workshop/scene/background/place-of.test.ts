import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test.for([
  ['company1-boardroom.png', 'meetingRoom'],
  ['company2-breakroom.png', 'cafe'],
  ['company2-center.png', 'office'],
  ['company2-roof.png', 'street'],
  ['company1-reception.png', 'reception'],
  ['interview-room3.png', 'meetingRoom'],
  ['Living-Room.PNG', 'home'],
  ['cafe.png', 'cafe'],
  ['pier.png', 'plain'],
  ['', 'plain'],
] as const)('%s shows the place “%s”', ([filename, place]) => {
  expect(placeOf(filename)).toBe(place)
})
