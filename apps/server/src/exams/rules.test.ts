import { describe, expect, test } from 'vitest'
import { allowedMs, answersFit, completeAnswers, countCorrect, keptAnswersFit, resultsOf } from './rules.ts'

const paper = ['one', 'two'].map((id) => ({
  id,
  question: '',
  answers: [1, 2].map((number) => ({ id: `${id}-${number}`, answer: '' })),
}))
const given = (id: string, answerId: string) => ({ id, question: '', answer: { id: answerId, answer: '' } })

describe('answers', () => {
  test('fit if each question has one of its own answers, in any order', () => {
    expect(answersFit(paper, [given('two', 'two-1'), given('one', 'one-2')])).toBe(true)
  })

  test('fit with a question left out, which counts as wrong', () => {
    const answers = [given('one', 'one-1'), { id: 'two', question: '', answer: null }]
    const key = paper.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, isCorrect: true })),
    }))
    expect(answersFit(paper, answers)).toBe(true)
    expect(countCorrect(key, answers)).toBe(1)
  })

  test.for([
    ['too few', [given('one', 'one-1')]],
    ['a question twice', [given('one', 'one-1'), given('one', 'one-2')]],
    ['one question more', [given('one', 'one-1'), given('two', 'two-1'), given('three', 'one-1')]],
    ['a question of another paper', [given('one', 'one-1'), given('three', 'two-1')]],
    ['an answer of another question', [given('one', 'one-1'), given('two', 'one-2')]],
  ] as const)('do not fit: %s', ([, answers]) => {
    expect(answersFit(paper, answers)).toBe(false)
  })
})

describe('kept answers', () => {
  test.for([
    ['none', {}, true],
    ['one of a question’s own answers', { one: 'one-2' }, true],
    ['an answer of another question', { one: 'two-1' }, false],
    ['a question of another paper', { three: 'one-1' }, false],
  ] as const)('%s; fit: %s', ([_name, kept, fit]) => {
    expect(keptAnswersFit(paper, kept)).toBe(fit)
  })

  test('complete those that are given, and change none of them', () => {
    const nothing = { id: 'two', question: '', answer: null }
    const answers = completeAnswers(paper, [given('one', 'one-1'), nothing], { one: 'one-2', two: 'two-2' })
    expect(answers.map(({ answer }) => answer?.id)).toEqual(['one-1', 'two-2'])
    expect(completeAnswers(paper, [], { two: 'two-1' })).toEqual([
      { id: 'one', question: '', answer: null },
      given('two', 'two-1'),
    ])
  })
})

describe('results', () => {
  test.for([
    [2, 3, 66.7, false],
    [7, 10, 70, true],
    [0, 10, 0, false],
    [10, 10, 100, true],
    // Rounded for display, and judged by the rounded value.
    [1399, 2000, 70, true],
  ] as const)('%i of %i are %f percent; passed: %s', ([correct, total, percentCorrect, passed]) => {
    const results = resultsOf({ correct, total, passingPercent: 70, seconds: 1 })
    expect(results).toMatchObject({ percentCorrect, passed })
  })
})

describe('the time for a paper', () => {
  test.for([
    ['an exam without a limit', undefined, 0, 24 * 60],
    ['an exam with one', 60, 0, 60],
    ['a camper with half as much again', 60, 50, 90],
    ['a limit that extra time carries past a day', 20 * 60, 400, 24 * 60],
  ] as const)('%s', ([_name, timeLimitMinutes, extraPercent, minutes]) => {
    expect(allowedMs({ timeLimitMinutes }, extraPercent)).toBe(minutes * 60_000)
  })
})
