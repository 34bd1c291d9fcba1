import { describe, expect, test } from 'vitest'
import { pointsByDay, streaks, windowsOf } from './activity.ts'

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const activityOf = (...dates: Date[]) => dates.map(seconds).join(',')
const noon = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour)

describe('streaks', () => {
  const today = noon(3, 30)
  test.for([
    ['nothing', [], 0, 0],
    ['today alone', [noon(3, 30)], 1, 1],
    ['until yesterday', [noon(3, 28), noon(3, 29)], 0, 2],
    ['across a change of clocks and a month', [noon(3, 28), noon(3, 29), noon(3, 30)], 3, 3],
    ['several points a day count once', [noon(3, 30, 8), noon(3, 30, 9), noon(3, 29)], 2, 2],
    ['a longer one before', [noon(1, 1), noon(1, 2), noon(1, 3), noon(3, 30)], 1, 3],
  ] as const)('%s', ([_name, dates, current, longest]) => {
    expect(streaks(pointsByDay(activityOf(...dates)), today)).toEqual({ current, longest })
  })
})

test('windows are six months each and reach back to the first point', () => {
  const windows = windowsOf(pointsByDay(activityOf(new Date(2025, 0, 15), noon(3, 30))), noon(3, 30))
  expect(windows).toHaveLength(3)
  expect(windows.at(-1)?.at(-1)).toEqual({ date: new Date(2026, 2, 30), points: 1 })
  expect(windows.flat().reduce((sum, { points }) => sum + points, 0)).toBe(2)
  const times = windows.flat().map(({ date }) => date.getTime())
  expect(new Set(times).size).toBe(times.length)
})
