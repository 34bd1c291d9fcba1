import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../../apps/server/src/testing/start-mail-server.ts'
import { planHere } from '../../ops/cluster/plan-here.ts'
import { type Cluster, startCluster } from '../../ops/cluster/start-cluster.ts'
import { productCalls } from '../api/calls.ts'
import { seedSchool } from '../api/seed-school.ts'
import { compareCalls } from './compare-calls.ts'

const completionCount = Number(process.env['CLUSTER_COMPLETIONS'] ?? '1000000')
const shares = { completionsPerCamper: 100 }
/** Public profiles are limited by address, and all requests come from this machine. */
const calls = ['sessionUser', 'sessionUserUnchanged', 'completion'] as const

/**
 * The hot calls through all of a cluster on this machine: Caddy, two processes, PgBouncer, HAProxy and the leader, which
 * waits for a second node or does not. Needs Debian's packages (docs/scaling.md).
 */
export async function benchCluster(): Promise<void> {
  const mailServer = await startMailServer()
  try {
    for (const isSynchronous of [true, false]) await benchOne(isSynchronous, mailServer.url)
  } finally {
    await mailServer.close()
  }
}

async function benchOne(isSynchronous: boolean, smtpUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-'))
  const cluster = await startCluster({
    plan: await planHere({ folder, isSynchronous }),
    folder,
    environment: { SMTP_URL: smtpUrl, BROWSER_PATH: 'none' },
    isOver: new AbortController().signal,
    say: console.log,
  })
  try {
    await measure(cluster, isSynchronous ? 'a commit waits for a second node' : 'it waits for none')
  } finally {
    await cluster.close()
    rmSync(folder, { recursive: true })
  }
}

async function measure({ plan, school: programs }: Cluster, label: string): Promise<void> {
  const { appOrigin: origin, leaderPort: port, passwords } = plan
  const owner = {
    host: '127.0.0.1',
    port,
    user: 'school_owner',
    password: passwords.owner,
    database: 'school',
  }
  const school = await seedSchool(owner, completionCount, shares)
  const pids = programs.schools.flatMap(({ pid }) => pid ?? [])
  const target = { label, origin, pids, school, calls: await productCalls(origin, school) }
  await compareCalls('scale: cluster', [target], calls)
}
