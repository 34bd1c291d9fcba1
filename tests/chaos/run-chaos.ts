import { join } from 'node:path'
import { connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { randomFrom } from '../../apps/server/src/testing/random-from.ts'
import { isWhole } from '../../ops/cluster/find-leader.ts'
import type { NodeNetwork } from '../../ops/cluster/node-network.ts'
import type { Cluster } from '../../ops/cluster/start-cluster.ts'
import { until } from '../../ops/cluster/until.ts'
import { readChallengeIds } from '../product/challenge-ids.ts'
import { seedCampers, type SeededCamper } from '../product/seed-campers.ts'
import { Campers, campersAtOnce, mostLessons } from './campers.ts'
import { checkMail } from './check-mail.ts'
import { checkStored } from './check-stored.ts'
import { CodeRequests } from './code-requests.ts'
import { drawFrom } from './draw-from.ts'
import { faultsOf } from './faults.ts'
import { Ledger } from './ledger.ts'
import { describeRun, missedTargets } from './report.ts'
import { runRounds } from './run-rounds.ts'

export type ChaosOptions = {
  rounds: number
  seed: number
  /** Only faults whose names contain this. */
  only: string
  /** Where the ledger is kept. */
  folder: string
  /** Recipients of mail that has arrived, each time. */
  received: () => readonly string[]
  say: (line: string) => void
}

export type Result = {
  /** Acknowledged lessons that are missing or there twice, on any of the nodes, and mails that were lost or sent twice. */
  damage: string[]
  missedTargets: string[]
}

/** How many lessons all campers may do in a round, at the most. */
const lessonsPerRound = 90 * campersAtOnce
const patienceMs = 300_000

/**
 * Has campers work while one part of the cluster after the other fails.
 *
 * @throws Error when the cluster does not recover at all.
 */
export async function runChaos(
  cluster: Cluster,
  network: NodeNetwork | undefined,
  { rounds, seed, only, folder, received, say }: ChaosOptions,
): Promise<Result> {
  const { plan, nodes } = cluster
  const random = randomFrom(seed)
  const faults = faultsOf(cluster, network).filter(({ name }) => name.includes(only))
  const lessons = (await readChallengeIds()).slice(0, mostLessons)
  const count = campersAtOnce + Math.ceil((rounds * lessonsPerRound) / lessons.length)
  const ledger = new Ledger(join(folder, 'acknowledged.jsonl'))
  const campers = new Campers({
    origin: plan.appOrigin,
    campers: await signUp(cluster, count),
    lessons,
    ledger,
  })
  const codes = new CodeRequests(plan.appOrigin)
  say(`${campersAtOnce} campers at work, ${rounds} rounds, seed ${seed}`)
  const drawn = drawFrom(faults, random)
  const recoveries = await Promise.race([
    runRounds({ cluster, campers, faults: drawn, random, rounds, say }),
    campers.failed(),
  ])
  await Promise.all([campers.stop(), codes.stop()])
  await until(() => isWhole(nodes, plan.isSynchronous), { patienceMs, complaint: 'The cluster is not whole' })
  say(`\n${describeRun(recoveries, campers.outcomes)}\n\n${ledger.size} lessons were acknowledged.`)
  const { acknowledged } = codes
  const mail = await checkMail(plan, () => ({ acknowledged, received: received() }))
  say(`${acknowledged.length} codes were promised by mail, and ${mail.givenUp} mails were given up.`)
  return {
    damage: [...(await checkStored(cluster, ledger)), ...mail.damage],
    missedTargets: missedTargets(recoveries),
  }
}

async function signUp({ plan }: Cluster, count: number): Promise<SeededCamper[]> {
  const connectionString = `postgres://school_owner:${plan.passwords.owner}@127.0.0.1:${plan.leaderPort}/school`
  const owner = connect({ connectionString }, forMaintenance)
  try {
    return await seedCampers(owner, count)
  } finally {
    await owner.destroy()
  }
}
