import type { ClusterPlan, DatabaseNode } from './cluster-plan.ts'
import { fillTemplate } from './fill-template.ts'

/** Files by their names. */
export type Files = Readonly<Record<string, string>>

/** Any number of bytes: a node that was asked to be in step may take over however far it seems behind. */
const noLimit = 2 ** 40

/** The files of a machine that keeps the database. */
export function databaseFiles(plan: ClusterPlan, node: DatabaseNode): Files {
  const { nodes, passwords, network, isSynchronous } = plan
  const values = {
    ...node,
    scope: 'cairn',
    network,
    etcdMembers: nodes.map(({ name, host, etcdPeerPort }) => `${name}=http://${host}:${etcdPeerPort}`).join(),
    etcdHosts: nodes.map(({ host, etcdPort }) => `${host}:${etcdPort}`).join(),
    postgresPrograms: plan.postgresPrograms,
    synchronous: isSynchronous,
    maximumLag: noLimit,
    superuserPassword: passwords.superuser,
    replicationPassword: passwords.replication,
    patroniPassword: passwords.patroni,
    ownerPassword: passwords.owner,
    appPassword: passwords.app,
  }
  return {
    'etcd.yaml': fillTemplate('etcd.yaml', values),
    'patroni.yaml': fillTemplate('patroni.yaml', values),
    'school.sql': fillTemplate('school.sql', values),
    'restart.conf': fillTemplate('restart.conf', {}),
  }
}

/** The files of a machine that runs the school. */
export function schoolFiles(plan: ClusterPlan): Files {
  const { nodes, passwords, leaderPort, replicasPort, poolerPort } = plan
  const values = {
    leaderPort,
    replicasPort,
    poolerPort,
    configuration: plan.poolerConfiguration,
    databaseServers: nodes
      .map(
        ({ name, host, postgresPort, patroniPort }) =>
          `    server ${name} ${host}:${postgresPort} check port ${patroniPort}`,
      )
      .join('\n'),
    ownerPassword: passwords.owner,
    appPassword: passwords.app,
    appOrigin: plan.appOrigin,
    runnerOrigin: plan.runnerOrigin,
    proxies: plan.proxies.join(),
  }
  return {
    'haproxy.cfg': fillTemplate('haproxy.cfg', values),
    'pgbouncer.ini': fillTemplate('pgbouncer.ini', values),
    'userlist.txt': fillTemplate('userlist.txt', values),
    'cairn.env': fillTemplate('cairn.env', values),
    'restart.conf': fillTemplate('restart.conf', {}),
  }
}

/** The file of a machine in front of the schools. */
export function proxyFiles({ schools, schoolAddress, runnerAddress }: ClusterPlan): Files {
  const values = {
    schoolAddress,
    runnerAddress,
    schools: schools.map(({ host, port }) => `${host}:${port}`).join(' '),
    runners: schools.map(({ host, runnerPort }) => `${host}:${runnerPort}`).join(' '),
  }
  return { Caddyfile: fillTemplate('Caddyfile', values) }
}
