import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledBlock } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCurriculum } from '#curriculum/open-curriculum.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { buildIndex, type SearchIndex } from './build-index.ts'

let directory: string
let search: SearchIndex

/** Everything of a lesson, each part with a word of its own. */
const parts = {
  title: 'Lay the marble stones',
  description: '<p>Granite is <code>hard</code>: <b>x &lt; y</b>.</p>',
  instructions: '<p>Basalt lies below.</p>',
  notes: '<p>Slate splits.</p>',
  explanation: 'Because of quartz.',
  workedExample: '<p>Obsidian cuts.</p>',
  tests: [{ text: '<p>You need feldspar.</p>', testString: 'assert(gneiss)' }],
  hooks: { beforeAll: 'schist()', beforeEach: '', afterEach: '', afterAll: '' },
  transcript: [{ html: 'Listen to limestone.' }],
  questions: [
    {
      text: 'Which is chalk?',
      answers: ['Flint', 'Jade'].map((answer) => ({ answer, feedback: 'Coal', audioId: null })),
      solution: 1,
    },
  ],
  interactive: [{ type: 'text', html: '<p>Touch sandstone.</p>' }],
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'search-'))
  await writeSampleCurriculum(directory)
  const file = join(directory, 'blocks/greetings.json')
  const block = JSON.parse(await readFile(file, 'utf8')) as CompiledBlock
  const [first, ...rest] = block.challenges
  await writeFile(file, JSON.stringify({ ...block, challenges: [{ ...first, ...parts }, ...rest] }))
  const curriculum = await openCurriculum(directory, { showsNew: false, showsUpcoming: false })
  search = await buildIndex(curriculum, 'en')
})
afterAll(() => rm(directory, { recursive: true }))

const lesson = '/learn/2022/responsive-web-design/greetings/step-1'
const pathsOf = (query: string) => search(query).map(({ path }) => path)

test.for(['marble', 'granite', 'basalt', 'slate', 'limestone', 'sandstone'])(
  'a lesson is found by what it tells: %s',
  (word) => expect(pathsOf(word)).toEqual([lesson]),
)

test.for(['quartz', 'obsidian', 'feldspar', 'gneiss', 'schist', 'chalk', 'flint', 'jade', 'coal'])(
  'nothing is found by what a lesson asks, tests or explains: %s',
  (word) => expect(pathsOf(word)).toEqual([]),
)

test.for([
  ['the beginning of a word', 'gran'],
  ['another case', 'GRANITE'],
  ['an accent', 'gránite'],
  ['a letter too few', 'granit'],
  ['two letters swapped', 'grantie'],
  ['a word with a mistake among others', 'the marbel stone'],
  ['words in another order', 'stones marble'],
  ['words that are not all there', 'marble pyramids'],
])('%s finds the lesson', ([, query]) => {
  expect(pathsOf(query ?? '')).toContain(lesson)
})

test('words after the eighth are not looked for, even if it takes one letter to write four of them', () => {
  expect(pathsOf('ﷺ ﷺ ﷺ marble')).toEqual([])
  // Twin: the fifth is.
  expect(pathsOf('ﷺ marble')).toEqual([lesson])
})

test('courses and blocks are found, and say where they belong', () => {
  const [course] = search('responsive web')
  expect(course).toMatchObject({ kind: 'course', path: '/learn/2022/responsive-web-design', course: null })
  const [block] = search('greetings')
  expect(block).toMatchObject({ kind: 'block', course: 'Responsive Web Design', block: null })
  const [found] = search('marble')
  expect(found).toMatchObject({ kind: 'lesson', course: 'Responsive Web Design', block: 'Greetings' })
})

test('the match is marked, and what looks like HTML stays text', () => {
  const [found] = search('granite')
  expect(found?.snippet[0]).toEqual({ text: 'Granite', isMatch: true })
  expect(found?.snippet.map(({ text }) => text).join('')).toContain('hard: x < y.')
})

test.for(['', '   ', '!?', 'zzzzqqqq', 'x'.repeat(100), '<script>'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([])
})
