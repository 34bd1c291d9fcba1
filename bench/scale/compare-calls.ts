import { type Burst, burst } from '../api/burst.ts'
import { callNames, type Calls } from '../api/calls.ts'
import { forgetCompletions } from '../api/forget-completions.ts'
import type { SeededSchool } from '../api/seed-school.ts'
import { printReport } from '../print-report.ts'
import { median, rounded } from '../statistics.ts'
import { processorTime } from './processor-time.ts'

/** The first round warms up and is discarded. */
const rounds = 4

export type Target = {
  label: string
  origin: string
  /** The processes that answer, each with those that it has started. */
  pids: readonly number[]
  school: SeededSchool
  calls: Calls
}

type Measured = Burst & { processorMs: number }

/** How p99 of a call at the last target compares with that at the first. */
export type Growth = { call: string; growth: number }

/** Prints a table of the calls at all targets, whose bursts alternate, so that other load affects all of them alike. */
export async function compareCalls(
  benchmark: string,
  targets: readonly Target[],
  names: readonly (keyof Calls)[] = callNames,
): Promise<Growth[]> {
  const table: Record<string, string | number>[] = []
  const growths: Growth[] = []
  for (const call of names) {
    const bursts = new Map<Target, Measured[]>(targets.map((target) => [target, []]))
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) {
        const measured = await measure(target, call)
        if (round > 0) bursts.get(target)?.push(measured)
      }
    }
    const first = targets[0] && median(bursts.get(targets[0])?.map(({ p99Ms }) => p99Ms) ?? [])
    let growth = Number.NaN
    for (const [{ label }, measured] of bursts) {
      const middle = (figure: keyof Measured) => median(measured.map((one) => one[figure]))
      growth = rounded(middle('p99Ms') / (first ?? Number.NaN), 2)
      table.push({
        call,
        school: label,
        'per second': Math.round(middle('perSecond')),
        'p50 ms': middle('p50Ms'),
        'p99 ms': middle('p99Ms'),
        'p99 to the first': growth,
        'processor ms per request': rounded(middle('processorMs'), 2),
        // More processes than the machine has processors may refuse some.
        errors: measured.reduce((sum, { errors }) => sum + errors, 0),
      })
    }
    growths.push({ call, growth })
  }
  printReport({ benchmark, table, figures: { table } })
  return growths
}

async function measure({ origin, pids, school, calls }: Target, call: keyof Calls): Promise<Measured> {
  if (call === 'completion') await forgetCompletions(school)
  const taken = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = taken()
  const measured = await burst(origin, calls[call])
  return { ...measured, processorMs: (taken() - before) / measured.requests }
}
