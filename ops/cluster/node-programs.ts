import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesIn } from '../../apps/server/src/database/embedded/processes-in.ts'
import type { ClusterPlan, DatabaseNode } from './cluster-plan.ts'
import { databaseFiles } from './configuration-files.ts'
import type { ProgramName } from './debian-programs.ts'
import { Program } from './program.ts'
import { writeFiles } from './write-files.ts'

export type NodeOptions = {
  plan: ClusterPlan
  node: DatabaseNode
  programs: Record<ProgramName, string>
  logs: string
  /** The user that PostgreSQL runs as, if it is not this one. */
  user: number | undefined
  /** Words before each command, which start it at the node's address. */
  prefix: readonly string[]
  own: (path: string) => void
}

type Signal = (signal: NodeJS.Signals) => void

/** What runs on a machine that keeps the database. */
export type RunningNode = DatabaseNode & {
  etcd: Program
  patroni: Program
  /** Sends a signal to all processes of its PostgreSQL, which Patroni starts. */
  signalPostgres: Signal
  /** The same to the one that receives what the leader writes. */
  signalReceiver: Signal
  /** The same to all of the node's processes. */
  signal: Signal
  /** As if the machine had lost its power. */
  lose: () => Promise<void>
  /** Its power is back. */
  start: () => void
  stop: () => Promise<void>
}

/** Writes the configuration of a node; nothing runs yet. */
export function prepareNode({ plan, node, programs, logs, user, prefix, own }: NodeOptions): RunningNode {
  writeFiles(node.configuration, databaseFiles(plan, node), user)
  for (const folder of [node.folder, node.etcdFolder, node.configuration]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    own(folder)
  }
  const common = { user, prefix, cwd: node.folder }
  const etcd = new Program({
    ...common,
    name: `etcd of ${node.name}`,
    command: [programs.etcd, '--config-file', join(node.configuration, 'etcd.yaml')],
    logFile: join(logs, `etcd-${node.name}.log`),
  })
  const patroni = new Program({
    ...common,
    name: `Patroni of ${node.name}`,
    command: [programs.patroni, join(node.configuration, 'patroni.yaml')],
    logFile: join(logs, `patroni-${node.name}.log`),
    environment: { HOME: node.folder, LC_ALL: 'C.UTF-8' },
  })
  const postgres = () => processesIn(join(node.folder, 'postgres'))
  const signalPostgres: Signal = (signal) => postgres().forEach((pid) => signalIfAlive(pid, signal))
  return {
    ...node,
    etcd,
    patroni,
    signalPostgres,
    signalReceiver: (signal) =>
      postgres()
        .filter((pid) => isReceiver(pid))
        .forEach((pid) => signalIfAlive(pid, signal)),
    signal: (signal) => {
      etcd.signal(signal)
      patroni.signal(signal)
      signalPostgres(signal)
    },
    lose: async () => {
      await Promise.all([patroni.lose(), etcd.lose()])
      signalPostgres('SIGKILL')
    },
    start: () => {
      etcd.start()
      patroni.start()
    },
    stop: async () => {
      await patroni.stop()
      signalPostgres('SIGKILL')
    },
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isReceiver(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver')
}
