import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chooseLauncher } from '../../apps/server/src/database/embedded/unprivileged.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { ensurePrograms } from './debian-programs.ts'
import { isWhole } from './find-leader.ts'
import { prepareNode, type RunningNode } from './node-programs.ts'
import { prepareSchool, type SchoolPrograms } from './school-programs.ts'
import { until } from './until.ts'

export type Cluster = {
  plan: ClusterPlan
  nodes: readonly RunningNode[]
  school: SchoolPrograms
  close: () => Promise<void>
}

type StartOptions = {
  plan: ClusterPlan
  folder: string
  /** Further settings of the school. */
  environment: Readonly<Record<string, string>>
  /** Words before the commands of a node, which start them at its address. */
  prefixOf?: (node: number) => readonly string[]
  /** Ends a start that is under way. */
  isOver: AbortSignal
  say: (line: string) => void
}

/** A first start on a busy machine makes a database and copies it twice. */
const patienceMs = 180_000

/**
 * Starts everything in `folder`, the databases first, and waits until the school answers.
 *
 * @throws Error when something does not begin; nothing is left running then.
 */
export async function startCluster(options: StartOptions): Promise<Cluster> {
  const { plan, folder, environment, prefixOf = () => [], isOver, say } = options
  const programs = ensurePrograms()
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  // Others may enter it, but not look around: PostgreSQL does not run as root.
  chmodSync(folder, 0o711)
  const launcher = chooseLauncher(join(folder, 'node'))
  const user = launcher.options.uid
  if (process.getuid?.() === 0 && user === undefined)
    throw new Error(
      `PostgreSQL refuses to run as root, and other users cannot reach ${folder}. Name another folder.`,
    )
  const nodes = plan.nodes.map((node, index) =>
    prepareNode({ plan, node, programs, logs, user, prefix: prefixOf(index), own: launcher.own }),
  )
  const school = prepareSchool({ plan, folder, logs, programs, user, environment })
  const behind = [school.haproxy, school.pgbouncer]
  const inFront = [school.caddy, ...school.schools, school.worker]
  const close = async () => {
    await Promise.all(inFront.map((program) => program.stop()))
    await Promise.all(behind.map((program) => program.stop()))
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all(nodes.map(({ etcd }) => etcd.stop()))
  }
  const patience = { patienceMs, isOver }
  try {
    say('Starting three nodes with etcd, Patroni and PostgreSQL…')
    for (const node of nodes) node.start()
    await until(() => isWhole(plan.nodes, plan.isSynchronous), {
      ...patience,
      complaint: `The nodes did not begin. ${logs} says why.`,
    })
    say('Starting HAProxy, PgBouncer, two processes of the school, a worker and Caddy…')
    for (const program of [...behind, ...inFront]) program.start()
    await until(() => isReady(plan), {
      ...patience,
      complaint: `The school did not begin. ${logs} says why.`,
    })
    return { plan, nodes, school, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether every process of the school answers, and the proxy before them. */
export async function isReady({ schools, appOrigin }: ClusterPlan): Promise<boolean> {
  const origins = [...schools.map(({ host, port }) => `http://${host}:${port}`), appOrigin]
  const answers = origins.map(async (origin) => (await fetch(`${origin}/status/ready`)).ok)
  return Promise.all(answers).then(
    (ready) => ready.every(Boolean),
    () => false,
  )
}
