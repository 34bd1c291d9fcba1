import { setTimeout as wait } from 'node:timers/promises'
import { isWhole } from '../../ops/cluster/find-leader.ts'
import { type Cluster, isReady } from '../../ops/cluster/start-cluster.ts'
import { until } from '../../ops/cluster/until.ts'
import type { Campers } from './campers.ts'
import type { Fault, Loss } from './faults.ts'

/** What campers may be held up by: the loss of something, or the return of a database. */
export type Change = Loss | 'return'

/** How long campers were held up. */
export type Recovery = { name: string; change: Change; ms: number }

type RoundsOptions = {
  cluster: Cluster
  campers: Campers
  faults: Iterator<Fault, never>
  random: () => number
  rounds: number
  say: (line: string) => void
}

/** Far beyond what may happen, so that a cluster that never recovers is reported. */
const patienceMs = 300_000
/**
 * How long a fault is watched at least, because it may be felt later: when a program notices it, or when the lock of a
 * leader ends.
 */
const watchMs: Record<Change, number> = { process: 15_000, database: 25_000, return: 25_000 }

/**
 * Makes one fault after the other, each once the cluster is whole again.
 *
 * @throws Error when it does not recover at all.
 */
export async function runRounds(options: RoundsOptions): Promise<Recovery[]> {
  const { cluster, campers, faults, random, rounds, say } = options
  const { plan, nodes } = cluster
  const recoveries: Recovery[] = []

  async function watch(name: string, change: Change, happen: () => Promise<unknown>): Promise<void> {
    const moment = performance.now()
    await happen()
    await wait(watchMs[change])
    await until(async () => campers.areServedSince(moment), {
      patienceMs,
      complaint: `Campers are not served again: ${name}`,
    })
    await until(() => isReady(plan), { patienceMs, complaint: `The school is not ready again: ${name}` })
    const recovery = { name, change, ms: campers.hinderedSince(moment) }
    recoveries.push(recovery)
    say(`${name}: ${(recovery.ms / 1000).toFixed(1)} s`)
  }

  for (let round = 1; round <= rounds; round++) {
    const fault = faults.next().value
    let bringBack: (() => void) | undefined
    await watch(`${round}. ${fault.name}`, fault.loss, async () => {
      bringBack = await fault.happen(random)
    })
    if (bringBack) await watch(`${round}. … and comes back`, 'return', async () => bringBack?.())
    await until(() => isWhole(nodes, plan.isSynchronous), {
      patienceMs,
      complaint: `The cluster is not whole again: ${fault.name}`,
    })
  }
  return recoveries
}
