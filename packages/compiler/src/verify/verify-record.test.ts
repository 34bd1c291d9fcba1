import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../testing/write-files.ts'
import type { Verdict } from './verify-challenge.ts'
import { VerifyRecord } from './verify-record.ts'

const verdict = (outcome: Verdict['outcome']): Verdict => ({
  id: 'a'.repeat(24),
  block: 'knots',
  title: 'Step 1',
  challengeType: 0,
  outcome,
  seedPasses: false,
  milliseconds: 5,
})

const newFile = () => join(writeFiles({}), 'record/verdicts.jsonl')

test('a later run knows what has passed, and nothing else', () => {
  const file = newFile()
  const first = new VerifyRecord(file, { isFresh: false })
  first.add('passed', verdict('passed'))
  first.add('failed', verdict('failed'))
  first.add('remote', verdict('needs-network'))
  const second = new VerifyRecord(file, { isFresh: false })
  expect(second.passed('passed')).toEqual(verdict('passed'))
  expect(second.passed('failed')).toBeUndefined()
  expect(second.passed('remote')).toBeUndefined()
})

test('a line that was cut off when the run was stopped does no harm', () => {
  const file = newFile()
  new VerifyRecord(file, { isFresh: false }).add('passed', verdict('passed'))
  appendFileSync(file, '{"key":"torn","verd')
  const record = new VerifyRecord(file, { isFresh: false })
  expect(record.passed('passed')).toBeDefined()
  expect(record.passed('torn')).toBeUndefined()
})

test('a fresh run starts empty', () => {
  const file = newFile()
  new VerifyRecord(file, { isFresh: false }).add('passed', verdict('passed'))
  expect(new VerifyRecord(file, { isFresh: true }).passed('passed')).toBeUndefined()
})
