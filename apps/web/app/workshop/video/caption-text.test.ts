import { expect, test } from 'vitest'
import { captionText } from './caption-text.ts'

test.for([
  ['<v Ada>Take a <i.loud>rope</i>.</v>', 'Take a rope.'],
  ['<00:01.000>Pull <c.red>now', 'Pull now'],
  ['1 &lt; 2 &amp;amp; 3\nlines', '1 < 2 &amp; 3\nlines'],
] as const)('%o reads %o', ([cue, text]) => {
  expect(captionText(cue)).toBe(text)
})
