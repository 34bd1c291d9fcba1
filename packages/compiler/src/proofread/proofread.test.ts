import { describe, expect, test } from 'vitest'
import { stepId } from '../testing/sample-curriculum.ts'
import { workshop } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { proofread } from './proofread.ts'

const lesson = (text: string, number = 1, title = 'Tea') => `---
id: ${stepId(number)}
title: ${title}
challengeType: 15
dashedName: tea-${number}
---

# --description--

${text}

# --assignment--

Drink it.
`

async function findingsIn(
  files: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
) {
  const { problems } = await proofread(writeFiles({ ...workshop(files), ...more }))
  return problems.map(
    ({ file, line, column, message }) => `${file.slice('blocks/block/'.length)}:${line}:${column} ${message}`,
  )
}

/** What is found in a lesson with this description, which begins in line 10. */
const findingsFor = (text: string) => findingsIn({ '01-tea.md': lesson(text) })

test('a text that reads well has no findings', async () => {
  expect(await findingsFor('Warm the pot. Then add one spoon of tea for each of your guests.')).toEqual([])
})

describe('spelling', () => {
  test('reports the place of a word that is in no dictionary, and what it may be', async () => {
    const { problems } = await proofread(
      writeFiles(workshop({ '01-tea.md': lesson('Warm the pot.\n\nAdd some watter.') })),
    )
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'blocks/block/01-tea.md', line: 12, column: 10 })
    expect(problems[0]?.remedy).toContain('water')
    expect(problems[0]?.remedy).toContain('words.txt')
  })

  test('reads the title, too', async () => {
    expect(await findingsIn({ '01-tea.md': lesson('Warm the pot.', 1, 'Green Teee') })).toEqual([
      '01-tea.md:3:14 “Teee” is in no dictionary.',
    ])
  })

  test('leaves out code, addresses, HTML and what stands in fences', async () => {
    const text = [
      'Write `watter` in `teee.css`, and look at [the pot](https://example.org/teee-potte).',
      '',
      '<p class="watterr">Warm.</p>',
      '',
      '```html',
      '<p>watter</p>',
      '```',
    ]
    expect(await findingsFor(text.join('\n'))).toEqual([])
  })

  test('knows the words of the school', async () => {
    const files = { '01-tea.md': lesson('Frostnib drinks tea.') }
    expect(await findingsIn(files, { 'words.txt': '# Names\nFrostnib\n' })).toEqual([])
    expect(await findingsIn(files)).toHaveLength(1)
  })
})

describe('style', () => {
  test('reports a word that stands twice in a row', async () => {
    expect(await findingsFor('Warm the the pot.')).toEqual([
      '01-tea.md:10:6 Unexpected repeated the, remove one occurrence.',
    ])
  })

  test('reports a wrong article, but does not know how code is read aloud', async () => {
    expect(await findingsFor('It is an pot.')).toHaveLength(1)
    expect(await findingsFor('It is an `h1` and a `option`.')).toEqual([])
  })
})

describe('sentences', () => {
  const words = (number: number) => Array.from({ length: number }, () => 'tea, milk').join(' and ')

  test('of more than 30 words are reported where they begin', async () => {
    expect(await findingsFor(`Warm the pot. We have ${words(12)}.`)).toEqual([
      '01-tea.md:10:15 The sentence has 37 words.',
    ])
    expect(await findingsFor(`We have ${words(9)}.`)).toEqual([])
  })

  test('end before one that begins with code', async () => {
    const half = 'the pot is warm and the tea is hot and the milk is cold and all is well'
    expect(await findingsFor(`Now ${half}. \`main\` says that ${half}.`)).toEqual([])
  })

  test('of difficult words make a lesson too hard', async () => {
    const hard =
      'Multidimensional organizational considerations necessitate extraordinarily comprehensive documentation.'
    expect(await findingsFor(Array.from({ length: 10 }, () => hard).join(' '))).toEqual([
      expect.stringMatching(/^01-tea\.md:1:1 The lesson reads like grade \d\d\.\d\.$/),
    ])
  })
})

test('a picture needs an alternative text', async () => {
  expect(
    await findingsFor(
      '![](/pot.png)\n\n![A pot](/pot.png)\n\n<img src="/pot.png">\n\n<img src="/pot.png" alt="A pot">',
    ),
  ).toEqual([
    '01-tea.md:10:1 The picture has no alternative text.',
    '01-tea.md:14:1 The picture has no alternative text.',
  ])
})

test('a link to a lesson that does not exist is reported', async () => {
  const text =
    'See [one](/learn/course/block/tea-1), [two](/learn/course/block/tea-2) and [us](/learn/course/).'
  expect(await findingsFor(text)).toEqual([
    '01-tea.md:10:39 There is no lesson at /learn/course/block/tea-2.',
  ])
})

describe('a term', () => {
  const files = {
    '01-early.md': lesson('Put the strings on the table.', 1),
    '02-first.md': lesson('Text in quotation marks is called a *string*.', 2),
    '03-later.md': lesson('Print the string.', 3),
  }

  test('is reported in the lessons before the one that introduces it', async () => {
    expect(await findingsIn(files, { 'terms.txt': 'string\n' })).toEqual([
      '01-early.md:10:9 “string” is used here, but blocks/block/02-first.md introduces it.',
    ])
  })

  test('is any word where it is not in the list', async () => {
    expect(await findingsIn(files)).toEqual([])
  })
})

test('only chosen lessons are read', async () => {
  const root = writeFiles(workshop({ '01-a.md': lesson('Watter.', 1), '02-b.md': lesson('Teee.', 2) }))
  const { lessons, problems } = await proofread(root, { isChosen: (file) => file.endsWith('02-b.md') })
  expect(lessons.map(({ file }) => file)).toEqual(['blocks/block/02-b.md'])
  expect(problems.map(({ message }) => message)).toEqual(['“Teee” is in no dictionary.'])
})
