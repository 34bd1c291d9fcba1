import { expect, test } from 'vitest'
import type { WaitingSubmission } from '#shared/outbox/waiting-submission.ts'
import { finishedLessons } from './finished-lessons.ts'

const waiting = (id: string, challengeType: number, madeAt: number, account = ''): WaitingSubmission => ({
  id: `submission of ${id}`,
  account,
  endpoint: '/',
  payload: { id, challengeType },
  madeAt,
})
const completed = (id: string, challengeType: number, completedDate: number) => ({
  id,
  challengeType,
  completedDate,
  files: [],
})

test('lessons with questions count, wherever they were finished', () => {
  const user = { id: 'ada', completedChallenges: [completed('quiz', 8, 1), completed('code', 0, 2)] }
  expect([
    ...finishedLessons(user, [waiting('choice', 19, 3), waiting('gaps', 22, 5), waiting('program', 1, 4)]),
  ]).toEqual([
    ['choice', 3],
    ['gaps', 5],
    ['quiz', 1],
  ])
})

test('the account knows best when a lesson was finished', () => {
  const user = { id: 'ada', completedChallenges: [completed('quiz', 8, 1)] }
  expect([...finishedLessons(user, [waiting('quiz', 8, 9)])]).toEqual([['quiz', 1]])
})

test('what another account has left in this browser does not count', () => {
  const mine = waiting('mine', 8, 1, 'ada')
  const others = waiting('others', 8, 1, 'bob')
  const user = { id: 'ada', completedChallenges: [] }
  expect([...finishedLessons(user, [mine, others]).keys()]).toEqual(['mine'])
  expect([...finishedLessons(null, [mine, others]).keys()]).toEqual([])
})
