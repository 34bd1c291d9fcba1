import { expect, test } from 'vitest'
import { sampleExam } from '#testing/sample-exam.ts'
import { chance } from './chance.ts'
import { drawPaper } from './draw-paper.ts'

test('an exam with too few questions or answers cannot be drawn', () => {
  expect(drawPaper({ ...sampleExam, numberOfQuestionsInExam: 21 })).toBeUndefined()
  const [first] = sampleExam.questions
  const questions = first ? [first] : []
  const thin = [
    ...questions.map((question) => ({ ...question, correctAnswers: [] })),
    ...questions.map((question) => ({ ...question, wrongAnswers: question.wrongAnswers.slice(0, 3) })),
  ]
  for (const question of thin) {
    expect(drawPaper({ questions: [question], numberOfQuestionsInExam: 1 })).toBeUndefined()
  }
})

test('shuffling keeps every item, and any item can end up anywhere', () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  const orders = Array.from({ length: 500 }, () => chance.shuffle(items))
  for (const order of orders) expect(order.toSorted()).toEqual(items)
  for (const place of items.keys()) expect(new Set(orders.map((order) => order[place])).size).toBe(5)
})

test('ids are ten letters or digits', () => {
  expect(chance.newId()).toMatch(/^[a-z0-9]{10}$/)
})
