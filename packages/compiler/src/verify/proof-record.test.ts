import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../testing/write-files.ts'
import { ProofRecord } from './proof-record.ts'

const newFile = () => join(writeFiles({}), 'record/proofs.jsonl')

test('a later run knows what was proved, and nothing else', () => {
  const file = newFile()
  new ProofRecord<string>(file, { isFresh: false }).add('lesson', 'passed')
  const second = new ProofRecord<string>(file, { isFresh: false })
  expect(second.known('lesson')).toBe('passed')
  expect(second.known('changed lesson')).toBeUndefined()
})

test('a line that was cut off when the run was stopped does no harm', () => {
  const file = newFile()
  new ProofRecord<string>(file, { isFresh: false }).add('lesson', 'passed')
  appendFileSync(file, '{"key":"torn","verd')
  const record = new ProofRecord<string>(file, { isFresh: false })
  expect(record.known('lesson')).toBe('passed')
  expect(record.known('torn')).toBeUndefined()
})

test('a fresh run starts empty', () => {
  const file = newFile()
  new ProofRecord<string>(file, { isFresh: false }).add('lesson', 'passed')
  expect(new ProofRecord<string>(file, { isFresh: true }).known('lesson')).toBeUndefined()
})
