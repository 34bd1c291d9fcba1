import { expect, test } from 'vitest'
import { timelineRows } from './timeline-rows.ts'

const place = { title: 'Step 1', blockName: 'Trails', path: '/learn/course/trails/step-1' }
const done = (id: string, completedDate: number) => ({ id, completedDate, files: [] })

test('rows are newest first, know their place, and skip what nobody knows any more', () => {
  const rows = timelineRows(
    [done('old', 1), done('gone', 2), done('new', 3), done('constructor', 4)],
    { old: place, new: { ...place, title: 'Step 2' } },
    'ada',
  )
  expect(rows.map(({ title, path }) => [title, path])).toEqual([
    ['Step 2', place.path],
    ['Step 1', place.path],
  ])
})

test('a claimed certification leads to the certificate', () => {
  const [row] = timelineRows([done('5e611829481575a52dc59c0e', 1)], {}, 'ada')
  expect(row).toMatchObject({
    title: 'Quality Assurance',
    blockName: null,
    path: '/certification/ada/quality-assurance-v7',
  })
})
