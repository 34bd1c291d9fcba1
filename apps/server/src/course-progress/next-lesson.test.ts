import { describe, expect, test } from 'vitest'
import { nextLesson } from './next-lesson.ts'

const ids = ['one', 'two', 'three', 'four']
const next = (completed: readonly string[], last: string | null) => nextLesson(ids, new Set(completed), last)

describe('the lesson to go on with', () => {
  test.for([
    ['at the beginning', [], null, 'one'],
    ['after the last one', ['one', 'two'], 'two', 'three'],
    ['behind lessons that are done already', ['two', 'three'], 'two', 'four'],
    ['earlier, when the rest is done', ['two', 'three', 'four'], 'four', 'one'],
    ['of this course, when the last one was in another', ['one'], 'elsewhere', 'two'],
    ['none when everything is done', ids, 'four', undefined],
  ] as const)('is %s', ([_name, completed, last, expected]) => {
    expect(next(completed, last)).toBe(expected)
  })
})
