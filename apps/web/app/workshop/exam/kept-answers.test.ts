import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { forgetWork, keepWork, readWork, withKeptAnswers, withoutSent } from './kept-answers.ts'

beforeEach(() => {
  openBrowser('https://school.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const questions = ['one', 'two'].map((id) => ({
  id,
  question: '',
  answers: [{ id: `${id}-a`, answer: '' }],
}))
const work = { answers: { two: 'two-a' }, unsent: ['two'], marked: ['one'], current: 1 }
const nothing = { answers: {}, unsent: [], marked: [], current: 0 }

describe('the answers to a paper', () => {
  test('are there again after the page was closed', () => {
    keepWork('paper', work)
    expect(readWork('paper', questions)).toEqual(work)
  })

  test('are not those of another paper, which stay as they are', () => {
    keepWork('paper of another camper', work)
    expect(readWork('paper', questions)).toEqual(nothing)
    keepWork('paper', { ...work, answers: { two: 'two-a', one: 'one-a' } })
    forgetWork('paper')
    expect(readWork('paper of another camper', questions)).toEqual(work)
  })

  test('are left out if they are no answers to its questions', () => {
    keepWork('paper', { ...work, answers: { two: 'two-of-yesterday' } })
    expect(readWork('paper', questions)).toEqual(nothing)
  })

  test('are forgotten once they are handed in', () => {
    keepWork('paper', work)
    forgetWork('paper')
    expect(readWork('paper', questions)).toEqual(nothing)
  })

  test.for([
    '',
    'null',
    '[]',
    '{"answers":7}',
    '{"answers":{"two":"two-a"},"unsent":{},"marked":3,"current":99}',
  ])('never keep the exam from opening: %j', (text) => {
    localStorage.setItem('exam:paper', text)
    expect(readWork('paper', questions)).toMatchObject({ marked: [], current: 0 })
  })
})

describe('what the school has kept', () => {
  const kept = { one: 'one-b', two: 'two-b' }

  test('is added, and replaces what this browser has sent before', () => {
    expect(withKeptAnswers({ ...work, unsent: [] }, kept)).toEqual({ ...work, unsent: [], answers: kept })
  })

  test('does not replace what it has not heard yet', () => {
    expect(withKeptAnswers(work, kept)).toEqual({ ...work, answers: { one: 'one-b', two: 'two-a' } })
  })

  test('is told of answers that it does not have', () => {
    expect(withKeptAnswers({ ...work, unsent: [] }, { one: 'one-b' })).toMatchObject({ unsent: ['two'] })
  })

  test('is nothing in a process of the release before', () => {
    expect(withKeptAnswers(work)).toEqual(work)
  })

  test('is what was sent, unless it was changed meanwhile', () => {
    expect(withoutSent(work, { two: 'two-a' })).toEqual({ ...work, unsent: [] })
    expect(withoutSent(work, { two: 'two-b' })).toEqual(work)
  })
})
