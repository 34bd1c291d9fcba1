import { expect, test } from 'vitest'
import { ownTimelinePage } from './own-timeline.ts'

const place = { title: 'Step 1', blockName: 'Trails', path: '/learn/course/trails/step-1' }
const done = (id: string, completedDate: number) => ({ id, completedDate, files: [] })

test('rows are newest first, keep their index, and skip lessons that no longer exist', () => {
  const { rows, pageCount } = ownTimelinePage(
    {
      username: 'ada',
      completed: [done('old', 1), done('gone', 2), done('new', 3), done('constructor', 4)],
      places: { old: place, new: { ...place, title: 'Step 2' } },
    },
    1,
  )
  expect(rows.map(({ title, path }) => [title, path])).toEqual([
    ['Step 2', place.path],
    ['Step 1', place.path],
  ])
  expect(pageCount).toBe(1)
})

test('a claimed certification leads to the certificate', () => {
  const completed = [done('5e611829481575a52dc59c0e', 1)]
  expect(ownTimelinePage({ username: 'ada', completed, places: {} }, 1).rows).toEqual([
    {
      completed: { id: '5e611829481575a52dc59c0e', completedDate: 1, hasFiles: false },
      title: 'Quality Assurance',
      blockName: null,
      path: '/certification/ada/quality-assurance-v7',
    },
  ])
})

test('there are fifteen rows to a page', () => {
  const completed = Array.from({ length: 31 }, (_done, index) => done(`step-${index}`, index))
  const places = Object.fromEntries(completed.map(({ id }) => [id, { ...place, title: id }]))
  const last = ownTimelinePage({ username: 'ada', completed, places }, 3)
  expect(last.pageCount).toBe(3)
  expect(last.rows.map(({ title }) => title)).toEqual(['step-0'])
})
