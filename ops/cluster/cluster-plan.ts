import { randomBytes } from 'node:crypto'

/** A machine, or a part of this one, with a PostgreSQL, the Patroni that keeps it, and a member of etcd. */
export type DatabaseNode = {
  readonly name: string
  readonly host: string
  readonly etcdPort: number
  readonly etcdPeerPort: number
  readonly patroniPort: number
  readonly postgresPort: number
  /** Where the data of PostgreSQL is, and that of etcd. */
  readonly folder: string
  readonly etcdFolder: string
  /** Where its own configuration is. */
  readonly configuration: string
}

/** Where a process of the school listens. */
type SchoolAddress = { readonly host: string; readonly port: number; readonly runnerPort: number }

/** Everything that the files in `templates/` need to know. */
export type ClusterPlan = {
  /** The addresses that may connect to the databases, such as `10.0.0.0/24`. */
  readonly network: string
  readonly nodes: readonly DatabaseNode[]
  readonly schools: readonly SchoolAddress[]
  /** The addresses of the proxies in front of them. */
  readonly proxies: readonly string[]
  readonly appOrigin: string
  readonly runnerOrigin: string
  /** What Caddy answers to. */
  readonly schoolAddress: string
  readonly runnerAddress: string
  /** Ports of HAProxy and PgBouncer on each machine that runs the school. */
  readonly leaderPort: number
  readonly replicasPort: number
  readonly poolerPort: number
  /** Where the configuration of PgBouncer is. */
  readonly poolerConfiguration: string
  readonly postgresPrograms: string
  /** Whether a commit waits for a second node. */
  readonly isSynchronous: boolean
  readonly passwords: Passwords
}

type Passwords = Record<'superuser' | 'replication' | 'patroni' | 'owner' | 'app', string>

export const postgresPrograms = '/usr/lib/postgresql/15/bin'

/** Passwords of letters and digits, which need no quotes in any of the files. */
export function newPasswords(): Passwords {
  const password = () => randomBytes(24).toString('hex')
  return {
    superuser: password(),
    replication: password(),
    patroni: password(),
    owner: password(),
    app: password(),
  }
}
