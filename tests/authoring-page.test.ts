import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CurriculumCompiler } from '@cairn/compiler'
import { verifyCurriculum } from '@cairn/compiler/verify'
import { challengeTypes } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readExamples, writeExamples } from './product/example-lessons.ts'
import { isNightly } from './product/is-nightly.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/authoring.md'), 'utf8')
const examples = await readExamples()

describe('the examples of the authors’ page', () => {
  let directory: string

  beforeAll(async () => {
    directory = await writeExamples()
  })
  afterAll(() => rm(directory, { recursive: true }))

  test('are all read without a problem', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(6)
    const { problems, indexes } = await new CurriculumCompiler(directory).compile()
    expect(problems).toEqual([])
    expect(indexes.get('english')?.superBlocks[0]?.blocks).toHaveLength(examples.length)
  })

  test.runIf(isNightly)(
    'pass with their solution and fail without, if they have code',
    { timeout: 120_000 },
    async () => {
      const { verdicts } = await verifyCurriculum({ directory, jobs: 2 })
      expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed'])
    },
  )
})

test('the page names every challenge type', () => {
  const table = page.slice(page.indexOf('### Kinds of lessons'), page.indexOf('### Seeds'))
  const named = new Set(
    [...table.matchAll(/^\| (?<codes>[\d, ]+) \|/gm)].flatMap(({ groups }) =>
      (groups?.['codes'] ?? '').split(', ').map(Number),
    ),
  )
  const codes = Object.values(challengeTypes).filter((code) => code !== challengeTypes.invalid)
  expect([...named].toSorted((one, other) => one - other)).toEqual(codes)
})
