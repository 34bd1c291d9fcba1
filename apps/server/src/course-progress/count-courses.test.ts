import { expect, test } from 'vitest'
import { courseOfLessons } from '#testing/test-course.ts'
import { countBlocks } from './count-blocks.ts'
import { countCourses } from './count-courses.ts'

const ids = Array.from({ length: 12 }, (_id, index) => `lesson-${index}`)
const [first = '', second = ''] = ids
const course = courseOfLessons(ids)
const other = { ...courseOfLessons([second, 'elsewhere']), id: 'other' }

test('a lesson counts in each course that shares it', () => {
  expect(countCourses([course, other], new Set([first, second]), null)).toEqual({
    courses: { course: 2, other: 1 },
    next: null,
  })
})

test('a course that has not been begun is left out', () => {
  expect(countCourses([course, other], new Set([first, 'unknown']), null).courses).toEqual({ course: 1 })
})

test('the lesson to go on with is in the course of the last one', () => {
  const completed = new Set([second, 'elsewhere'])
  expect(countCourses([course, other], completed, first).next).toEqual({
    superBlock: 'course',
    id: 'lesson-2',
  })
  expect(countCourses([other, course], completed, 'elsewhere').next).toBeNull()
})

test('a block says what comes next in it, and the course as a whole', () => {
  expect(countBlocks(course, new Set([second]), second)).toEqual({
    done: 1,
    blocks: { block: { done: 1, next: first } },
    next: { block: 'block', dashedName: 'lesson-2' },
  })
})

test('nothing comes next when everything is done', () => {
  expect(countBlocks(course, new Set(ids), first)).toEqual({
    done: 12,
    blocks: { block: { done: 10, next: null }, 'second-block': { done: 2, next: null } },
    next: null,
  })
})
