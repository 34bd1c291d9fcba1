import { quantile } from '../../bench/statistics.ts'
import type { Outcome } from './calls.ts'
import type { Change, Recovery } from './run-rounds.ts'

/** How long campers may be held up, 99 of 100 times. */
const targetsMs: Record<Change, number> = { process: 15_000, database: 40_000, return: 40_000 }

const names: Record<Change, string> = {
  process: 'the loss of a process',
  database: 'the loss of a database',
  return: 'the return of a database',
}

/** What was missed; empty if all is well. */
export function missedTargets(recoveries: readonly Recovery[]): string[] {
  return timesByChange(recoveries).flatMap(([change, times]) => {
    const slow = quantile(times, 0.99)
    const target = targetsMs[change]
    return slow > target
      ? [`After ${names[change]} campers waited ${seconds(slow)}, more than ${seconds(target)}.`]
      : []
  })
}

/** Times of recovery and refused calls, as lines to print. */
export function describeRun(recoveries: readonly Recovery[], outcomes: ReadonlyMap<Outcome, number>): string {
  const lines = timesByChange(recoveries).map(([change, times]) => {
    const [half, most, all] = [0.5, 0.99, 1].map((share) => seconds(quantile(times, share)))
    const count = `${names[change].padEnd(25)} ${String(times.length).padStart(4)} times`
    return `${count}   p50 ${half}   p99 ${most}   max ${all}`
  })
  const calls = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  const shares = [...outcomes]
    .toSorted(([, one], [, other]) => other - one)
    .map(
      ([outcome, count]) =>
        `${outcome.padEnd(10)} ${String(count).padStart(8)}   ${((100 * count) / calls).toFixed(2)} %`,
    )
  return ['Campers were held up after', ...lines, '', 'Calls, by how they ended', ...shares].join('\n')
}

/** Only of changes that there were. */
function timesByChange(recoveries: readonly Recovery[]): [Change, number[]][] {
  const changes = Object.keys(targetsMs) as Change[]
  return changes
    .map((wanted): [Change, number[]] => [
      wanted,
      recoveries.filter(({ change }) => change === wanted).map(({ ms }) => ms),
    ])
    .filter(([, times]) => times.length > 0)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
