import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../ops/cluster/start-cluster.ts'
import { findLeader } from '../../ops/cluster/find-leader.ts'
import type { RunningNode } from '../../ops/cluster/node-programs.ts'
import { until } from '../../ops/cluster/until.ts'
import type { NodeNetwork } from '../../ops/cluster/node-network.ts'

/** What is lost: a process that is started again, or a database, whose place another one has to take. */
export type Loss = 'process' | 'database'

export type Fault = {
  name: string
  loss: Loss
  /** Resolves, at the moment of the fault, to what brings the lost back; undefined if it comes back by itself. */
  happen: (random: () => number) => Promise<(() => void) | undefined>
}

/** A busy machine may take long to say who leads. */
const patienceMs = 60_000
/** How long replicas hear nothing before their leader is lost. */
const deafMs = 3000

/** All faults that can be made here; without a network of their own, nodes cannot be cut off. */
export function faultsOf({ nodes, school }: Cluster, network: NodeNetwork | undefined): Fault[] {
  const anyOf = <Item>(items: readonly Item[], random: () => number) =>
    items[Math.floor(random() * items.length)] as Item
  const leader = async () => {
    const { node } = await until(() => findLeader(nodes), { patienceMs, complaint: 'There is no leader' })
    return node
  }
  const replicas = async () => {
    const leading = await leader()
    return nodes.filter((node) => node !== leading)
  }
  const replica = async (random: () => number) => anyOf(await replicas(), random)

  const kill = (
    name: string,
    find: (random: () => number) => Promise<{ signal: RunningNode['signal'] }>,
    loss: Loss = 'process',
  ): Fault => ({
    name: `${name} is killed`,
    loss,
    happen: async (random) => {
      const victim = await find(random)
      victim.signal('SIGKILL')
      return undefined
    },
  })
  const ofNode = (role: string, find: (random: () => number) => Promise<RunningNode>): Fault[] => [
    {
      name: `${role} loses its power`,
      loss: 'database',
      happen: async (random) => {
        const node = await find(random)
        await node.lose()
        return () => node.start()
      },
    },
    {
      name: `${role} stands still`,
      loss: 'database',
      happen: async (random) => {
        const node = await find(random)
        node.signal('SIGSTOP')
        return () => node.signal('SIGCONT')
      },
    },
    ...(network
      ? [
          {
            name: `${role} is cut off`,
            loss: 'database' as const,
            happen: async (random: () => number) => {
              const index = nodes.indexOf(await find(random))
              network.cut(index)
              return () => network.mend(index)
            },
          },
        ]
      : []),
  ]
  return [
    kill('a process of the school', async (random) => anyOf(school.schools, random)),
    kill('the worker', async () => school.worker),
    kill('HAProxy', async () => school.haproxy),
    kill('PgBouncer', async () => school.pgbouncer),
    kill('Caddy', async () => school.caddy),
    kill('Patroni of the leader', async () => (await leader()).patroni),
    kill('etcd of a node', async (random) => anyOf(nodes, random).etcd),
    kill('PostgreSQL of the leader', async () => ({ signal: (await leader()).signalPostgres }), 'database'),
    kill(
      'PostgreSQL of a replica',
      async (random) => ({ signal: (await replica(random)).signalPostgres }),
      'database',
    ),
    {
      name: 'etcd of all nodes stands still',
      loss: 'database',
      happen: async () => {
        for (const { etcd } of nodes) etcd.signal('SIGSTOP')
        return () => nodes.forEach(({ etcd }) => etcd.signal('SIGCONT'))
      },
    },
    ...ofNode('the leader', leader),
    ...ofNode('a replica', replica),
    {
      name: 'the leader loses its power while the replicas hear nothing',
      loss: 'database',
      happen: async () => {
        const [leading, others] = await Promise.all([leader(), replicas()])
        for (const { signalReceiver } of others) signalReceiver('SIGSTOP')
        await wait(deafMs)
        await leading.lose()
        // What had arrived, and was not read yet, is lost with the connection.
        for (const { signalReceiver } of others) signalReceiver('SIGKILL')
        return () => leading.start()
      },
    },
  ]
}
