import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../testing/write-files.ts'
import { readMutatedBlocks, recordMutatedBlocks } from './mutated-blocks.ts'
import { newScore } from './score-block.ts'

const score = (block: string, caught: number) => ({ ...newScore(block), wrong: 100, caught })

const report = (hashes: Readonly<Record<string, string>>, ...scores: ReturnType<typeof score>[]) => ({
  scores,
  hashes: new Map(Object.entries(hashes)),
  findings: [],
  unusedMarks: [],
  problems: [],
})

test('a block whose tests are good enough is recorded with the hash of its lessons and its score', () => {
  const directory = writeFiles({ 'mutated.txt': '' })
  recordMutatedBlocks(directory, report({ knots: '11', films: '22' }, score('knots', 95)))
  expect(readMutatedBlocks(directory)).toEqual(new Map([['knots', '11']]))
  const text = readFileSync(join(directory, 'mutated.txt'), 'utf8')
  expect(text).toContain('\nknots 11 wrong 100, caught 95, marked 0, right 0, accepted 0\n')
})

test('a block with too many survivors is taken out, and others stay', () => {
  const directory = writeFiles({ 'mutated.txt': 'knots 11\nsails 22 wrong 7\n' })
  recordMutatedBlocks(directory, report({ knots: '33' }, score('knots', 94)))
  expect([...readMutatedBlocks(directory).keys()]).toEqual(['sails'])
  expect(readFileSync(join(directory, 'mutated.txt'), 'utf8')).toContain('\nsails 22 wrong 7\n')
})
