import { join } from 'node:path'
import { type ClusterPlan, newPasswords, postgresPrograms } from './cluster-plan.ts'
import { findFreePorts } from './find-free-ports.ts'

/** How the nodes reach each other and are reached: three addresses, and the network that they are in. */
export type Hosts = { hosts: readonly string[]; network: string }

/** All nodes at the one address of this machine. */
const loopback: Hosts = { hosts: Array(3).fill('127.0.0.1') as string[], network: '127.0.0.1/32' }

type HereOptions = { folder: string; isSynchronous?: boolean; hosts?: Hosts }

/** A cluster on this machine: three nodes, two processes of the school, and free ports for all of them. */
export async function planHere({
  folder,
  isSynchronous = true,
  hosts: { hosts, network } = loopback,
}: HereOptions): Promise<ClusterPlan> {
  const portsOfNode = 4
  const ports = await findFreePorts(hosts.length * portsOfNode + 9)
  const port = () => ports.pop() ?? 0
  const nodes = hosts.map((host, index) => {
    const name = `node-${index + 1}`
    return {
      name,
      host,
      etcdPort: port(),
      etcdPeerPort: port(),
      patroniPort: port(),
      postgresPort: port(),
      folder: join(folder, name),
      etcdFolder: join(folder, name, 'etcd'),
      configuration: join(folder, name, 'configuration'),
    }
  })
  const schools = [0, 1].map(() => ({ host: '127.0.0.1', port: port(), runnerPort: port() }))
  const appOrigin = `http://localhost:${port()}`
  const runnerOrigin = `http://localhost:${port()}`
  return {
    network,
    nodes,
    schools,
    proxies: ['127.0.0.1'],
    appOrigin,
    runnerOrigin,
    schoolAddress: appOrigin,
    runnerAddress: runnerOrigin,
    leaderPort: port(),
    replicasPort: port(),
    poolerPort: port(),
    poolerConfiguration: join(folder, 'school'),
    postgresPrograms,
    isSynchronous,
    passwords: newPasswords(),
  }
}
