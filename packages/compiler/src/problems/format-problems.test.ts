import { expect, test } from 'vitest'
import { formatProblems } from './format-problems.ts'

const problem = { line: 3, column: 1, remedy: 'Remove it.' }

test('a problem has its place, its text and what to do', () => {
  const text = '# --hint--'
  expect(formatProblems([{ ...problem, file: 'blocks/a/01.md', text, message: 'Unknown section.' }])).toBe(
    'blocks/a/01.md:3:1  Unknown section.\n    │ # --hint--\n    → Remove it.',
  )
})

test('neither the text nor the name of a file is a command to the terminal in which it is checked', () => {
  const command = '\u001B]52;c;eA==\u0007'
  const printed = formatProblems([
    { ...problem, file: `blocks/${command}.md`, text: command, message: `Unknown: ${command}` },
  ])
  expect(printed).not.toMatch(/\p{Cc}(?<!\n)/u)
  expect(printed).toContain(String.raw`blocks/\x1b]52;c;eA==\x07.md:3:1`)
})
