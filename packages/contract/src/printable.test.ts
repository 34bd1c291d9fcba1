import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.for([
  ['\u001B[2J', String.raw`\x1b[2J`],
  ['\u001B]52;c;eA==\u0007', String.raw`\x1b]52;c;eA==\x07`],
  ['\r', String.raw`\x0d`],
  ['\0', String.raw`\x00`],
  ['\u007F', String.raw`\x7f`],
  ['\u009B2J', String.raw`\x9b2J`],
  ['\u202E', String.raw`\x202e`],
  ['\u2069', String.raw`\x2069`],
])('%j is no command to a terminal, but %s', ([typed, shown]) => {
  expect(printable(`a ${typed} b`)).toBe(`a ${shown} b`)
})

test('twin: lines, tabs and letters of all languages stay as they are', () => {
  const text = 'Zażółć\n\tשלום 👩‍💻 می‌خواهم'
  expect(printable(text)).toBe(text)
})
