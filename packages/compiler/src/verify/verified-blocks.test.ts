import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../testing/write-files.ts'
import { readVerifiedBlocks, recordVerifiedBlocks } from './verified-blocks.ts'
import type { Verdict } from './verify-challenge.ts'

const verdict = (block: string, outcome: Verdict['outcome']): Verdict => ({
  id: 'a'.repeat(24),
  block,
  title: 'Step 1',
  challengeType: 0,
  outcome,
  seedPasses: false,
  milliseconds: 5,
})

const report = (hashes: Readonly<Record<string, string>>, ...verdicts: readonly Verdict[]) => ({
  verdicts: [...verdicts],
  hashes: new Map(Object.entries(hashes)),
  skipped: 0,
  problems: [],
})

test('a block whose lessons have all passed is recorded with their hash', () => {
  const directory = writeFiles({ 'verified.txt': '' })
  recordVerifiedBlocks(
    directory,
    report({ knots: '11', sails: '22' }, verdict('knots', 'passed'), verdict('sails', 'passed')),
  )
  expect(readVerifiedBlocks(directory)).toEqual(
    new Map([
      ['knots', '11'],
      ['sails', '22'],
    ]),
  )
})

test('a block with a lesson that has not passed is taken out, and others stay', () => {
  const directory = writeFiles({ 'verified.txt': 'knots 11\nsails 22\n' })
  recordVerifiedBlocks(
    directory,
    report({ knots: '33' }, verdict('knots', 'passed'), verdict('knots', 'failed')),
  )
  expect([...readVerifiedBlocks(directory).keys()]).toEqual(['sails'])
})

test('a block without code is not recorded', () => {
  const directory = writeFiles({ 'verified.txt': '' })
  recordVerifiedBlocks(directory, report({ films: '11' }))
  expect(readFileSync(join(directory, 'verified.txt'), 'utf8')).not.toContain('films')
})

test('a file that a link leads to is left as it is', () => {
  const directory = writeFiles({ 'other.txt': 'mine' })
  symlinkSync('other.txt', join(directory, 'verified.txt'))
  recordVerifiedBlocks(directory, report({ knots: '11' }, verdict('knots', 'passed')))
  expect(readFileSync(join(directory, 'other.txt'), 'utf8')).toBe('mine')
})

test('a curriculum that keeps no such file gets none', () => {
  const directory = writeFiles({})
  recordVerifiedBlocks(directory, report({ knots: '11' }, verdict('knots', 'passed')))
  expect(readVerifiedBlocks(directory).size).toBe(0)
})
