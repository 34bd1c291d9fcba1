import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.for([
  ['a space of no width', 'A\u200bda', 'Ada'],
  ['marks of direction', '\u200eAda\u200f\u061c', 'Ada'],
  ['soft hyphens and word joiners', 'A\u00add\u2060a\ufeff', 'Ada'],
  ['fillers of Hangul, and a blank of Braille', '\u3164\u115f\u1160\uffa0\u2800', ''],
  ['letters of tags, which can hide a text in another', 'Ada\u{e0041}\u{e0042}', 'Ada'],
  ['joiners and forms without a letter', '\ufe0f\u200d\u200d\ufe0f', ''],
  ['nothing but spaces', ' \u00a0\u3000 ', ''],
] as const)('%s cannot be seen, and is left out', ([, typed, seen]) => {
  expect(visibleText(typed)).toBe(seen)
})

test.for(['نیم\u200cفاصله', 'क्\u200dष', '👩🏽\u200d💻', '❤\ufe0f', 'O’Neill', 'Zoë\u0308', '葛\u{e0100}城'])(
  '%s is kept as it is',
  (name) => expect(visibleText(name)).toBe(name),
)
