import type { Challenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { enteredIn } from './entered.ts'

const answers = ['Stones', 'Wood'].map((answer) => ({ answer, feedback: null, audioId: null }))
const lesson = {
  questions: [
    { text: 'What is it made of?', answers, solution: 1 },
    { text: 'And this one?', answers, solution: 1 },
  ],
  assignments: ['Pile three stones.', 'Look at them.'],
  fillInTheBlank: {
    sentence: '<p>The stones BLANK BLANK.</p>',
    blanks: [
      { answer: 'are', feedback: null },
      { answer: 'here', feedback: null },
    ],
    inputType: null,
  },
} as unknown as Challenge

test('the fields of a form are a camper’s answers', () => {
  expect(enteredIn(lesson, { 'answer-2': '1', 'blank-1': ' ARE ', 'assignment-2': 'on' })).toEqual({
    chosen: { 1: 1 },
    words: [' ARE ', ''],
    ticked: new Set([1]),
  })
})

test.for(['0', '3', '-1', '1.5', 'x', '', ' '])('%j is no answer to a question', (answer) => {
  expect(enteredIn(lesson, { 'answer-1': answer }).chosen).toEqual({})
})

test('fields of no use are left alone', () => {
  const { chosen, words, ticked } = enteredIn(lesson, {
    'answer-3': '1',
    'blank-3': 'x',
    'assignment-3': 'on',
  })
  expect([chosen, words, ticked]).toEqual([{}, ['', ''], new Set()])
})
