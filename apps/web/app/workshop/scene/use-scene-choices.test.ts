import { expect, test } from 'vitest'
import { parseChoices, writeChoices } from './use-scene-choices.ts'

const usual = { isTextOnly: false, hasCaptions: true, hasSound: true, speed: 1 }

test.for([
  usual,
  { ...usual, isTextOnly: true, speed: 0.75 },
  { ...usual, hasCaptions: false, hasSound: false, speed: 1.5 },
])('%o is remembered', (choices) => {
  expect(parseChoices(writeChoices(choices))).toEqual(choices)
})

test.for([null, '', '{"speed":99}', 'text5 7'])('stored as %o, choices are the usual ones', (stored) => {
  expect(parseChoices(stored)).toEqual(usual)
})
