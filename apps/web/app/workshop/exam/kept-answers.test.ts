import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { forgetWork, keepWork, readWork } from './kept-answers.ts'

beforeEach(() => {
  openBrowser('https://school.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const paper = ['one', 'two'].map((id) => ({
  id,
  question: '',
  answers: [{ id: `${id}-a`, answer: '' }],
}))
const work = { answers: { two: 'two-a' }, marked: ['one'], current: 1 }
const nothing = { answers: {}, marked: [], current: 0 }

describe('the answers to a paper', () => {
  test('are there again after the page was closed', () => {
    keepWork('exam', work)
    expect(readWork('exam', paper)).toEqual(work)
  })

  test('of another paper are left out', () => {
    keepWork('exam', { answers: { two: 'two-of-yesterday' }, marked: ['two'], current: 1 })
    expect(readWork('exam', paper)).toEqual(nothing)
  })

  test('are forgotten once they are handed in', () => {
    keepWork('exam', work)
    forgetWork('exam')
    expect(readWork('exam', paper)).toEqual(nothing)
  })

  test.for(['', 'null', '[]', '{"answers":7}', '{"answers":{"two":"two-a"},"marked":3,"current":99}'])(
    'never keep the exam from opening: %j',
    (text) => {
      localStorage.setItem('exam:exam', text)
      expect(readWork('exam', paper)).toMatchObject({ marked: [], current: 0 })
    },
  )
})
