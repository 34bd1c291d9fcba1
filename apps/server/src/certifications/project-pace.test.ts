import { describe, expect, test } from 'vitest'
import { believableAt, projectPace } from './project-pace.ts'

const hourMs = 60 * 60 * 1000
const { msPerProject, projectsSaved } = projectPace

/** Certifications of five projects each, and the camper's projects, submitted at these times. */
const certificationOf = (number: number) => ({
  tests: [0, 1, 2, 3, 4].map((index) => ({ id: `${number}/${index}`, title: '' })),
})
const handedIn = (times: readonly number[]) => {
  const completed = times.map((completedDate, index) => ({
    id: `${Math.floor(index / 5)}/${index % 5}`,
    completedDate,
  }))
  return { completed, projectIds: new Set(completed.map(({ id }) => id)), startedAt: 0 }
}
const atOnce = (count: number, time: number) => Array.from({ length: count }, () => time)

describe('five projects', () => {
  test.for([
    ['at once, by a camper who joined more than an hour ago', atOnce(5, projectsSaved * msPerProject)],
    ['in one evening', [100, 101, 101.1, 103, 103.2].map((hours) => hours * hourMs)],
    ['over months', [1, 2, 3, 4, 5].map((months) => months * 30 * 24 * hourMs)],
  ] as const)('%s are believed at once', ([, times]) => {
    expect(believableAt(certificationOf(0), handedIn(times))).toBeLessThanOrEqual(times.at(-1) ?? 0)
  })

  test('of a new account are plausible after an hour', () => {
    expect(believableAt(certificationOf(0), handedIn(atOnce(5, 500)))).toBe(hourMs)
  })
})

test('five certifications at once are spread out, one an hour, in the order of submission', () => {
  const progress = handedIn(atOnce(25, 500))
  const times = [0, 1, 2, 3, 4].map((number) => believableAt(certificationOf(number), progress))
  expect(times).toEqual([1, 2, 3, 4, 5].map((hours) => hours * hourMs))
})

test('work that no certification asks for takes no time', () => {
  const { completed, ...rest } = handedIn(atOnce(5, 500))
  const lessons = atOnce(1000, 100).map((completedDate, index) => ({ id: `lesson ${index}`, completedDate }))
  expect(believableAt(certificationOf(0), { ...rest, completed: [...lessons, ...completed] })).toBe(hourMs)
})

test('a certification of lessons that take no time is plausible from the start', () => {
  expect(believableAt(certificationOf(7), handedIn(atOnce(5, 500)))).toBe(0)
})

test('twin: without a pace, five certifications are plausible within half a second', () => {
  const progress = handedIn(atOnce(25, 500))
  const noPace = { msPerProject: 0, projectsSaved: 0 }
  for (const number of [0, 1, 2, 3, 4]) {
    expect(believableAt(certificationOf(number), progress, noPace)).toBeLessThanOrEqual(500)
  }
})
