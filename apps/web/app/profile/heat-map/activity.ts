export type Day = { date: Date; points: number }

const dayMs = 24 * 60 * 60 * 1000
const monthsOfWindow = 6

/** Points by local day, oldest day first; days without points are left out. `activity` is that of a profile. */
export function pointsByDay(activity: string): Day[] {
  const days = new Map<number, number>()
  for (const seconds of activity.split(',').filter(Boolean)) {
    const start = startOfDay(new Date(Number(seconds) * 1000)).getTime()
    days.set(start, (days.get(start) ?? 0) + 1)
  }
  return [...days].toSorted(([a], [b]) => a - b).map(([time, points]) => ({ date: new Date(time), points }))
}

/** Longest run of days with points, and the run that reaches today; 0 when today has none. */
export function streaks(days: readonly Day[], today: Date): { current: number; longest: number } {
  let run = 0
  let longest = 0
  let previous: Date | undefined
  for (const { date } of days) {
    run = previous && isNextDay(previous, date) ? run + 1 : 1
    longest = Math.max(longest, run)
    previous = date
  }
  const reachesToday = previous?.getTime() === startOfDay(today).getTime()
  return { current: reachesToday ? run : 0, longest }
}

/** Windows of six months, the newest last, back to the first point. */
export function windowsOf(days: readonly Day[], today: Date): Day[][] {
  const points = new Map(days.map((day) => [day.date.getTime(), day.points]))
  const first = days[0]?.date ?? today
  const windows: Day[][] = []
  let end = startOfDay(today)
  do {
    const start = addDays(new Date(end.getFullYear(), end.getMonth() - monthsOfWindow, end.getDate()), 1)
    windows.unshift(
      daysBetween(start, end).map((date) => ({ date, points: points.get(date.getTime()) ?? 0 })),
    )
    end = addDays(start, -1)
  } while (end.getTime() >= startOfDay(first).getTime())
  return windows
}

function daysBetween(start: Date, end: Date): Date[] {
  const count = Math.round((end.getTime() - start.getTime()) / dayMs) + 1
  return Array.from({ length: count }, (_value, index) => addDays(start, index))
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}

function addDays(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count)
}

/** Not computed from milliseconds, because a day has 23 or 25 hours when the clocks change. */
function isNextDay(before: Date, after: Date): boolean {
  return addDays(before, 1).getTime() === after.getTime()
}
