import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../ops/cluster/start-cluster.ts'
import { doubledIn, type Ledger } from './ledger.ts'
import { readStored } from './read-stored.ts'

/** A replica repeats what the leader has written a moment later. */
const tries = 60

/** Compares what was acknowledged with what each node has; returns what is wrong. */
export async function checkStored({ plan, nodes }: Cluster, ledger: Ledger): Promise<string[]> {
  const complaints = await Promise.all(
    nodes.map(async (node) => {
      for (let left = tries; ; left--) {
        const stored = await readStored(plan, node)
        const lost = ledger.lostFrom(stored).length
        const doubled = doubledIn(stored).length
        if (lost + doubled === 0) return []
        if (left === 0) return [`${node.name}: ${lost} acknowledged lessons lost, ${doubled} there twice.`]
        await wait(1000)
      }
    }),
  )
  return complaints.flat()
}
