import { createHash } from 'node:crypto'
import type { LessonCounts, OpenReport } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { readLessonSources } from '../mutate/lesson-sources.ts'
import { sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { stuckLessons } from './stuck-lessons.ts'

const hint = 'You have a `main` element.'
const two = step({ number: 2 }).replace(/# --hints--\n\n.*\n/, `# --hints--\n\n${hint}\n`)
const sources = await readLessonSources(
  writeFiles(sampleCurriculum({ 'blocks/block/two.md': two })),
  () => true,
)
const hash = createHash('sha256').update('<p>You have a <code>main</code> element.</p>').digest('hex')

const counts = (number: number, sums: Partial<LessonCounts> = {}): LessonCounts => ({
  challengeId: stepId(number),
  opened: 0,
  attempts: 0,
  passed: 0,
  left: 0,
  firstFailures: [],
  ...sums,
})
const report = (number: number): OpenReport => ({
  id: number,
  reportedOn: '2026-03-01',
  challengeId: stepId(number),
  language: 'english',
  kind: 'text',
  details: 'Typo',
  failedTests: [],
  files: [],
})
const namesOf = (...input: Parameters<typeof stuckLessons>) =>
  stuckLessons(...input).map(({ source }) => source?.title)

describe('the lessons in trouble', () => {
  test('are listed by their reports, then by the share of those who left', () => {
    const lessons = [counts(1, { opened: 100, left: 10 }), counts(2, { opened: 100, left: 40 })]
    expect(namesOf({ reports: [], lessons }, sources)).toEqual(['Step 2', 'Step 1'])
    expect(namesOf({ reports: [report(3)], lessons }, sources)).toEqual(['Step 3', 'Step 2', 'Step 1'])
  })

  test('are not led by one whose only camper left', () => {
    const lessons = [counts(1, { opened: 1, left: 1 }), counts(2, { opened: 100, left: 40 })]
    expect(namesOf({ reports: [], lessons }, sources)).toEqual(['Step 2', 'Step 1'])
  })

  test('have the attempts for each pass, the share who left, and the test that fails first, with its line', () => {
    const firstFailures = [
      { number: 1, hash, times: 5 },
      { number: 2, hash, times: 1 },
    ]
    const [lesson] = stuckLessons(
      { reports: [], lessons: [counts(2, { opened: 8, attempts: 12, passed: 4, left: 2, firstFailures })] },
      sources,
    )
    const line = two.split('\n').indexOf(hint) + 1
    expect(lesson).toMatchObject({
      source: { block: 'block', title: 'Step 2', file: 'blocks/block/two.md' },
      attemptsPerPass: 3,
      shareLeft: 0.25,
      failsFirst: { number: 1, times: 5, hint: { text: hint, line } },
    })
  })

  test('do not blame a test that has changed since', () => {
    const firstFailures = [{ number: 1, hash: '0'.repeat(64), times: 5 }]
    const [lesson] = stuckLessons({ reports: [], lessons: [counts(2, { firstFailures })] }, sources)
    expect(lesson?.failsFirst).toEqual({ number: 1, times: 5, hint: null })
  })

  test('may be of another folder', () => {
    expect(stuckLessons({ reports: [report(9)], lessons: [] }, sources)).toMatchObject([
      { challengeId: stepId(9), source: null, attemptsPerPass: null, shareLeft: null },
    ])
  })
})
