import type { Outcome } from './calls.ts'
import type { Loss } from './faults.ts'
import type { Recovery } from './run-rounds.ts'

/** How long campers may be held up, for 99 of 100 losses. */
const targetsMs: Record<Loss, number> = { process: 15_000, database: 40_000 }

/** The value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** What was missed; empty if all is well. */
export function missedTargets(recoveries: readonly Recovery[]): string[] {
  return (Object.keys(targetsMs) as Loss[]).flatMap((loss) => {
    const slow = quantile(timesOf(recoveries, loss), 0.99)
    return slow > targetsMs[loss]
      ? [
          `After the loss of a ${loss} campers waited ${seconds(slow)}, more than ${seconds(targetsMs[loss])}.`,
        ]
      : []
  })
}

/** Times of recovery and refused calls, as lines to print. */
export function describeRun(recoveries: readonly Recovery[], outcomes: ReadonlyMap<Outcome, number>): string {
  const times = (Object.keys(targetsMs) as Loss[]).map((loss) => {
    const values = timesOf(recoveries, loss)
    const [half, most, all] = [0.5, 0.99, 1].map((share) => seconds(quantile(values, share)))
    return `${loss.padEnd(9)} ${String(values.length).padStart(4)} times   p50 ${half}   p99 ${most}   max ${all}`
  })
  const calls = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  const shares = [...outcomes]
    .toSorted(([, one], [, other]) => other - one)
    .map(
      ([outcome, count]) =>
        `${outcome.padEnd(10)} ${String(count).padStart(8)}   ${((100 * count) / calls).toFixed(2)} %`,
    )
  return ['Held up after the loss of a', ...times, '', 'Calls, by how they ended', ...shares].join('\n')
}

function timesOf(recoveries: readonly Recovery[], wanted: Loss): number[] {
  return recoveries.filter(({ loss }) => loss === wanted).map(({ ms }) => ms)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
