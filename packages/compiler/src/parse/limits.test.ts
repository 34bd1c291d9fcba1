import { describe, expect, test } from 'vitest'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

const page = sampleLessons.page
const firstLine = page.split('\n').findIndex((line) => line.includes('Greet')) + 1

const withText = (text: string) => page.replace('Greet', () => `${text}\n\nGreet`)
const withKeys = (count: number) =>
  page.replace('title: Step 1', (title) => [title, ...lines(count, (index) => `key${index}: 1`)].join('\n'))
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_empty, index) => line(index))
const nested = (levels: number) => withText(lines(levels, (level) => `${'  '.repeat(level)}- a`).join('\n'))
const table = (columns: number, rows: number) =>
  withText(
    [`|${'a|'.repeat(columns)}`, `|${'-|'.repeat(columns)}`, ...lines(rows - 1, () => '|a|')].join('\n'),
  )
const code = (line: string, count: number) =>
  withText(['```java', ...lines(count, () => line), '```'].join('\n'))

const read = (text: string) => parseChallenge('a.md', text)

describe('a lesson that would take minutes to compile is refused at once, with the line', () => {
  test.for([
    ['20,000 keys', withKeys(20_000), 1, 'The front matter is 228969 characters long.'],
    ['400 nested lists', nested(400), firstLine + 80, 'The text is nested too deeply to be read.'],
    [
      '400 lists in a line',
      withText(`${'- '.repeat(400)}a`),
      firstLine,
      'The text is nested too deeply to be read.',
    ],
    ['2,000 × 2,000 cells', table(2000, 2000), firstLine, 'The tables of this lesson have 4000000 cells.'],
    ['a long text', withText('[a](<'.repeat(60_000)), 1, 'The text without its code has 300275 characters.'],
    [
      'a long line of code',
      code('/*'.repeat(20_000), 1),
      firstLine,
      'The code is too long to be highlighted in a text.',
    ],
    [
      'many lines of code',
      code('a'.repeat(500), 80),
      firstLine,
      'The code is too long to be highlighted in a text.',
    ],
  ] as const)('%s', ([_name, text, line, message]) => {
    expect(read(text).problems).toContainEqual(expect.objectContaining({ file: 'a.md', line, message }))
  })

  test.for([
    ['80 nested lists', nested(80)],
    ['50 × 100 cells', table(50, 100)],
    ['19 long lines of code', code('a'.repeat(500), 19)],
    ['a seed with a long line', page.replace('```html\n', (fence) => `${fence}${'a'.repeat(30_000)}\n`)],
  ] as const)('twin: %s are read', ([_name, text]) => {
    expect(read(text).problems).toEqual([])
  })
})
