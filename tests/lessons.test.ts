import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrivateBlock } from '@cairn/contract'
import { readVerifiedBlocks } from '@cairn/compiler/verified-blocks'
import { type VerifyReport, verifyCurriculum } from '@cairn/compiler/verify'
import { beforeAll, describe, expect, test } from 'vitest'
import { isNightly } from './product/is-nightly.ts'

const projectRoot = join(import.meta.dirname, '..')
const directory = join(projectRoot, 'curriculum')
const verified = readVerifiedBlocks(directory)
/** What has passed before could fail with today's runner, so some of it is tried each time. */
const sampleHash = /^0[0-3]/

describe('lessons of ours, in a real browser with the product’s own runner', () => {
  let report: VerifyReport

  beforeAll(async () => {
    report = await verifyCurriculum({
      directory,
      isChosen: (block, hash) => isNightly || verified.get(block) !== hash || sampleHash.test(hash),
      jobs: 2,
    })
  }, 1_800_000)

  test('read without a problem', () => {
    expect(report.problems).toEqual([])
  })

  test('each solution passes and each untouched seed fails', () => {
    expect(report.verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
  })
})

test('no solution is in a file that the web server reads', async () => {
  const compiled = join(projectRoot, '.build/curriculum')
  const served = await textBesideDemos(join(compiled, 'english'))
  const leaked: string[] = []
  for (const name of await readdir(join(compiled, 'private/blocks'))) {
    const text = await readFile(join(compiled, 'private/blocks', name), 'utf8')
    const { challenges } = JSON.parse(text) as PrivateBlock
    // The last step's solution: those of earlier steps are, by design, the seed of the following step.
    const last = challenges.at(-1)?.solutions[0] ?? []
    if (last.length > 0 && last.every(({ contents }) => served.includes(JSON.stringify(contents))))
      leaked.push(name)
  }
  expect(leaked).toEqual([])
})

/** All served files, without the finished projects that authors chose to show (decision 16). */
async function textBesideDemos(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const texts = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFile(join(folder, name), 'utf8'))
  const withoutDemo = (key: string, value: unknown): unknown => (key === 'demo' ? undefined : value)
  return (await Promise.all(texts)).map((text) => JSON.stringify(JSON.parse(text), withoutDemo)).join('\n')
}
