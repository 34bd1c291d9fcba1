import { limits, type Review } from '@cairn/contract'
import { expect, test } from 'vitest'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { loadMemories, sendMemories } from './account-memories.ts'
import { keepMemories, readMemories } from './kept-memories.ts'

const current = schoolOfEachTest()

const lesson = (number: number) => String(number).padStart(24, '0')
const memory = (streak: number, answeredDate: number) => ({ streak, answeredDate })
const sent = () => current.school.taken.flatMap(({ reviews }) => reviews as Review[])

/** A school that has these reviews, and takes no others at the moment. */
const hasOnly = (reviews: readonly Review[]) => {
  current.school.between = (response, { method }) =>
    method === 'GET' ? sendJson(response, 200, { reviews }) : sendJson(response, 503, {})
}

test('what a visitor has kept goes to the account that they sign in to, once', async () => {
  keepMemories({ [lesson(1)]: memory(2, 5) })
  await sendMemories('ada')
  await sendMemories('ada')
  expect(sent()).toEqual([{ id: lesson(1), ...memory(2, 5) }])
  expect([...current.browser.storage.keys()]).toEqual([])
})

test('what cannot be sent stays, and goes to no other account', async () => {
  keepMemories({ [lesson(1)]: memory(2, 5) })
  current.school.between = (response) => response.destroy()
  await sendMemories('ada')
  current.school.between = undefined
  await sendMemories('bob')
  expect(sent()).toEqual([])
  await sendMemories('ada')
  expect(sent()).toHaveLength(1)
})

test('what is too much for one call is sent in several', async () => {
  const numbers = Array.from({ length: limits.maxReviewsAtOnce + 1 }, (_, number) => number)
  keepMemories(Object.fromEntries(numbers.map((number) => [lesson(number), memory(0, number)])))
  await sendMemories('ada')
  expect(current.school.taken).toHaveLength(2)
  expect(sent()).toHaveLength(numbers.length)
  expect(readMemories('ada')).toEqual({})
})

test('an answer is sent when the browser has no room for it', async () => {
  current.browser.room = 0
  await sendMemories('ada', { [lesson(1)]: memory(0, 7) })
  expect(sent()).toEqual([{ id: lesson(1), ...memory(0, 7) }])
})

test('of what the account and this browser know, the newest counts', async () => {
  keepMemories({ [lesson(1)]: memory(1, 10), [lesson(2)]: memory(1, 10) }, 'ada')
  hasOnly([
    { id: lesson(1), ...memory(4, 9) },
    { id: lesson(2), ...memory(4, 11) },
    { id: lesson(3), ...memory(4, 1) },
  ])
  expect(await loadMemories('ada')).toEqual({
    [lesson(1)]: memory(1, 10),
    [lesson(2)]: memory(4, 11),
    [lesson(3)]: memory(4, 1),
  })
})

test('without an answer of the school no questions are chosen, as another device may have asked them', async () => {
  current.school.between = (response) => response.destroy()
  await expect(loadMemories('ada')).rejects.toThrow('flash.generic-error')
})
