import { z } from '@cairn/contract'
import { type ClusterPlan, newPasswords, postgresPrograms } from './cluster-plan.ts'

const address = z.string().check(z.regex(/^[\w.:-]+$/))
const origin = z.url({ protocol: /^https$/ })

const machines = z.strictObject({
  /** The network that only these machines are in, such as `10.0.0.0/24`. */
  network: z.string().check(z.regex(/^[\d.]+\/\d+$/)),
  /** An odd number of them agrees: three, or five. */
  databases: z.array(address).check(z.refine((all) => all.length >= 3 && all.length % 2 === 1)),
  schools: z.array(address).check(z.minLength(1)),
  proxies: z.array(address).check(z.minLength(1)),
  appOrigin: origin,
  runnerOrigin: origin,
})

/**
 * A cluster on machines of their own, with new passwords and the usual ports.
 *
 * @throws Error that says what is wrong with the description.
 */
export function planMachines(description: unknown): ClusterPlan {
  const result = z.safeParse(machines, description)
  if (!result.success)
    throw new Error(
      result.error.issues
        .map((issue) =>
          issue.code === 'unrecognized_keys'
            ? `${issue.keys.join(', ')}: not known`
            : `${issue.path.join('.')}: missing, or not as in ops/cluster/machines.example.json`,
        )
        .join('\n'),
    )
  const { network, databases, schools, proxies, appOrigin, runnerOrigin } = result.data
  return {
    network,
    nodes: databases.map((host, index) => ({
      name: `database-${index + 1}`,
      host,
      etcdPort: 2379,
      etcdPeerPort: 2380,
      patroniPort: 8008,
      postgresPort: 5432,
      folder: '/var/lib/cairn-database',
      etcdFolder: '/var/lib/etcd/cairn',
      configuration: '/etc/patroni',
    })),
    schools: schools.map((host) => ({ host, port: 8000, runnerPort: 8001 })),
    proxies,
    appOrigin,
    runnerOrigin,
    schoolAddress: new URL(appOrigin).host,
    runnerAddress: new URL(runnerOrigin).host,
    leaderPort: 5000,
    replicasPort: 5001,
    poolerPort: 6432,
    poolerConfiguration: '/etc/pgbouncer',
    postgresPrograms,
    isSynchronous: true,
    passwords: newPasswords(),
  }
}
