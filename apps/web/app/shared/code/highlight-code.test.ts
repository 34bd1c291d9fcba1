import { expect, test } from 'vitest'
import { highlightParts } from './highlight-code.ts'

test.for([
  ['html', '<style>p { color: red }</style>\n<p class="a">Hi</p>\n', 'color', 'tok-propertyName'],
  ['js', 'const a = 1\n', 'const', 'tok-keyword'],
  ['py', 'def walk():\n    return 1', 'def', 'tok-keyword'],
] as const)('%s keeps every character and knows its words', ([ext, code, word, className]) => {
  const parts = highlightParts(code, ext)
  expect(parts.map(({ text }) => text).join('')).toBe(code)
  expect(parts.find(({ text }) => text === word)?.className).toContain(className)
})

test.for(['txt', 'constructor'])('an unknown language is not highlighted: %s', (ext) => {
  expect(highlightParts('a < b', ext)).toEqual([{ text: 'a < b', className: '' }])
})
