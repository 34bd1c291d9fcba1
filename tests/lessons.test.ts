import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Challenge,
  type CompiledBlock,
  type CompiledSolutions,
  type CurriculumIndex,
} from '@cairn/contract'
import type { RunnerEvent, SourceFile, TestResult } from '@cairn/runner'
import { type OpenRunner, openRunner } from '@cairn/runner/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const compiled = join(import.meta.dirname, '../.build/curriculum/en')
const read = async <T>(name: string) => JSON.parse(await readFile(join(compiled, name), 'utf8')) as T

const index = await read<CurriculumIndex>('index.json')
const blocks = index.superBlocks.flatMap((superBlock) =>
  superBlock.blocks.map(({ dashedName }) => dashedName),
)

describe('every lesson of ours, in a real browser with the product’s own runner', () => {
  let open: OpenRunner

  beforeAll(async () => {
    open = await openRunner()
  })
  afterAll(() => open.close())

  test.for(blocks)('each solution of %s passes and each seed fails', async (block) => {
    const { challenges } = await read<CompiledBlock>(`blocks/${block}.json`)
    const solutions = await read<CompiledSolutions>(`solutions/${block}.json`)
    expect(challenges.length).toBeGreaterThanOrEqual(8)
    for (const challenge of challenges) {
      const seed = await run(challenge, {})
      expect
        .soft(
          seed.some(({ state }) => state !== 'passed'),
          `${challenge.title}: the seed must fail`,
        )
        .toBe(true)
      const alternatives = solutions.challenges.find(({ id }) => id === challenge.id)?.solutions ?? []
      expect.soft(alternatives.length, `${challenge.title}: must have a solution`).toBeGreaterThan(0)
      for (const files of alternatives) {
        const texts = Object.fromEntries(files.map(({ fileKey, contents }) => [fileKey, contents]))
        const passed = challenge.tests.map(() => ({ state: 'passed' }))
        expect.soft(await run(challenge, texts), `${challenge.title}: the solution`).toEqual(passed)
      }
    }
  })

  async function run(challenge: Challenge, texts: Record<string, string>): Promise<TestResult[]> {
    const files: SourceFile[] = challenge.files.map(({ fileKey, name, ext, contents }) => ({
      fileKey,
      name,
      ext,
      contents: texts[fileKey] ?? contents,
      editableContents: '',
    }))
    const events: RunnerEvent[] = await open.page.evaluate(
      ([what, sources]) => globalThis.runTests(what, sources),
      [challenge, files] as const,
    )
    return events.flatMap((event) => (event.type === 'done' ? event.results : []))
  }
})

test('no solution is in what the web server reads for pages', async () => {
  for (const block of blocks) {
    const solutions = await read<CompiledSolutions>(`solutions/${block}.json`)
    const pages = await readFile(join(compiled, `blocks/${block}.json`), 'utf8')
    const last = solutions.challenges.at(-1)?.solutions[0] ?? []
    // The last step's: those before it are, by design, the seed of the step that follows.
    expect(last.some(({ contents }) => !pages.includes(JSON.stringify(contents)))).toBe(true)
  }
})
