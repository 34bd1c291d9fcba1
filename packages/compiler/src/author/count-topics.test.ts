import type { Exam } from '@cairn/contract'
import { expect, test } from 'vitest'
import { countTopics } from './count-topics.ts'

const question = (id: string, more: Partial<Exam['questions'][number]>) => ({
  id: id.repeat(10),
  question: id,
  wrongAnswers: [],
  correctAnswers: [],
  ...more,
})

test('questions are counted by topic and difficulty, without those that are no longer drawn', () => {
  const questions = [
    question('a', { topic: 'loops', difficulty: 'easy' }),
    question('b', { topic: 'loops' }),
    question('c', { topic: 'loops', deprecated: true }),
    question('d', { difficulty: 'hard' }),
  ]
  const exam = {
    id: 'e'.repeat(24),
    title: 'Stones',
    numberOfQuestionsInExam: 1,
    passingPercent: 70,
    prerequisites: [],
    questions,
  }
  expect(countTopics(exam)).toEqual([
    { topic: 'loops', questions: 2, easy: 1, medium: 0, hard: 0 },
    { topic: 'no topic', questions: 1, easy: 0, medium: 0, hard: 1 },
  ])
})
