import { expect, test } from 'vitest'
import { highlightParts } from './highlight-code.ts'

test.for([
  ['html', '<style>p { color: red }</style>\n<p class="a">Hi</p>\n', 'color', 'tok-propertyName'],
  ['js', 'const a = 1\n', 'const', 'tok-keyword'],
  ['py', 'def walk():\n    return 1', 'def', 'tok-keyword'],
  ['sql', 'SELECT a -- b\nFROM c', 'FROM', 'tok-keyword'],
  ['sh', 'for f in *; do # all\n  echo "$f\nx"; done', 'for', 'tok-keyword'],
  ['sh', 'echo a#b # c', '# c', 'tok-comment'],
  ['sh', 'echo "${f}s" 2>&1', '${f}', 'tok-variableName'],
  ['sh', "echo '$f'", "'$f'", 'tok-string'],
] as const)('%s keeps every character and knows its words', async ([ext, code, word, className]) => {
  const parts = await highlightParts(code, ext, 1000)
  expect(parts.map(({ text }) => text).join('')).toBe(code)
  expect(parts.find(({ text }) => text === word)?.className).toContain(className)
})

test.for(['txt', 'constructor'])('an unknown language is not highlighted: %s', async (ext) => {
  expect(await highlightParts('a < b', ext, 1000)).toEqual([{ text: 'a < b', className: '' }])
})

test('code beyond the limit is kept, and not highlighted', async () => {
  const code = '[a'.repeat(50_000)
  const parts = await highlightParts(code, 'js', 100)
  expect(parts.map(({ text }) => text).join('')).toBe(code)
  expect(parts).toHaveLength(101)
  expect(parts.at(-1)?.className).toBe('')
})

test('what has one color is one part', async () => {
  const parts = await highlightParts('a\n\n\n  b', 'py', 100)
  expect(parts.map(({ text }) => text)).toEqual(['a', '\n\n\n  ', 'b'])
})
