import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleExam } from '#testing/sample-exam.ts'
import { openExams } from './open-exams.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'exams-'))
  await mkdir(join(directory, 'private/exams'), { recursive: true })
})
afterEach(() => rm(directory, { recursive: true }))

const write = (exam: object) =>
  writeFile(join(directory, `private/exams/${sampleExam.id}.json`), JSON.stringify(exam))

test('an exam is read from where the compiler wrote it', async () => {
  await write(sampleExam)
  expect(await openExams(directory)(sampleExam.id)).toEqual(sampleExam)
})

test('a missing exam is undefined', async () => {
  expect(await openExams(directory)(sampleExam.id)).toBeUndefined()
})

test('an exam that does not fit the schema is a fault', async () => {
  await write({ ...sampleExam, passingPercent: 'most' })
  await expect(openExams(directory)(sampleExam.id)).rejects.toThrow('passingPercent')
})
