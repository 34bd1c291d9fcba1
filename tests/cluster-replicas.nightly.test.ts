import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPublicProfile } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import type { Database } from '../apps/server/src/database/schema.ts'
import { everythingShown } from '../apps/server/src/testing/everything-shown.ts'
import { startMailServer, type TestMailServer } from '../apps/server/src/testing/start-mail-server.ts'
import { ensurePrograms } from '../ops/cluster/debian-programs.ts'
import { findLeader } from '../ops/cluster/find-leader.ts'
import { planHere } from '../ops/cluster/plan-here.ts'
import { type Cluster, startCluster } from '../ops/cluster/start-cluster.ts'
import { seedCampers } from './product/seed-campers.ts'

const patienceMs = 10 * 60_000
const folder = mkdtempSync(join(tmpdir(), 'cluster-replicas-'))
let mailServer: TestMailServer
let cluster: Cluster

/** Works with a database of the cluster as the owner of the schema. */
async function asOwner<Result>(
  { host, port }: { host: string; port: number },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { owner } = cluster.plan.passwords
  const database = connect(
    { connectionString: `postgres://school_owner:${owner}@${host}:${port}/school` },
    forMaintenance,
  )
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** How often the completions of a camper were read on nodes that do not lead. */
async function readsOnReplicas(): Promise<number> {
  const leader = await findLeader(cluster.nodes)
  const replicas = cluster.plan.nodes.filter(({ name }) => name !== leader?.node.name)
  const reads = replicas.map(({ host, postgresPort }) =>
    asOwner({ host, port: postgresPort }, async (database) => {
      const { rows } = await sql<{
        scans: string
      }>`select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans
        from pg_stat_user_tables where relname = 'completions'`.execute(database)
      return Number(rows[0]?.scans)
    }),
  )
  return (await Promise.all(reads)).reduce((sum, count) => sum + count, 0)
}

/** Campers whose profiles show everything; their names are their ids. */
async function newUsernames(count: number): Promise<string[]> {
  return asOwner({ host: '127.0.0.1', port: cluster.plan.leaderPort }, async (database) => {
    const campers = await seedCampers(database, count)
    const ids = campers.map(({ userId }) => userId)
    await database
      .updateTable('users')
      .set({ profile_ui: JSON.stringify(everythingShown) })
      .where('user_id', 'in', ids)
      .execute()
    await database
      .insertInto('usernames')
      .values(ids.map((id) => ({ username: id, user_id: id })))
      .execute()
    return ids
  })
}

describe.skipIf(process.platform !== 'linux')('a cluster', () => {
  beforeAll(async () => {
    ensurePrograms()
    mailServer = await startMailServer()
    cluster = await startCluster({
      plan: await planHere({ folder }),
      folder,
      environment: { SMTP_URL: mailServer.url, BROWSER_PATH: 'none' },
      isOver: new AbortController().signal,
      say: () => undefined,
    })
  }, patienceMs)
  afterAll(async () => {
    await cluster?.close()
    await mailServer?.close()
    rmSync(folder, { recursive: true, force: true })
  }, patienceMs)

  test('reads public profiles from its replicas', { timeout: patienceMs }, async () => {
    const before = await readsOnReplicas()
    for (const username of await newUsernames(20)) {
      const address = `${cluster.plan.appOrigin}${getPublicProfile.path}?username=${username}`
      expect((await fetch(address)).status).toBe(200)
    }
    await expect.poll(readsOnReplicas, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 20)
  })
})
