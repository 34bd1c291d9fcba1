import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../../apps/server/src/testing/start-mail-server.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { planHere } from './plan-here.ts'
import { startCluster } from './start-cluster.ts'

/**
 * Runs a cluster on this machine until it is told to end. Without a folder everything is deleted then.
 *
 * @throws Error when something does not begin, or there is such a folder already.
 */
export async function tryCluster(givenFolder: string | undefined, isOver: AbortSignal): Promise<void> {
  const folder = givenFolder ?? mkdtempSync(join(tmpdir(), 'cluster-'))
  if (givenFolder !== undefined) mkdirSync(folder)
  const mailServer = await startMailServer({
    onContent: () => console.log(`\n${mailServer.received.at(-1)?.text}`),
  })
  try {
    const cluster = await startCluster({
      plan: await planHere({ folder }),
      folder,
      environment: { SMTP_URL: process.env['SMTP_URL'] ?? mailServer.url },
      isOver,
      say: console.log,
    })
    console.log(describePlan(cluster.plan, folder))
    await new Promise((resolve) => {
      isOver.addEventListener('abort', resolve)
    })
    console.log('Ending…')
    await cluster.close()
  } finally {
    await mailServer.close()
    if (givenFolder === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function describePlan(plan: ClusterPlan, folder: string): string {
  const { appOrigin, schools, leaderPort, replicasPort, passwords } = plan
  const database = (port: number) => `postgres://school_owner:${passwords.owner}@127.0.0.1:${port}/school`
  return `
The school       ${appOrigin}
Its processes    ${schools.map(({ host, port }) => `http://${host}:${port}`).join('  ')}
The leader       ${database(leaderPort)}
The replicas     ${database(replicasPort)}
Who leads        patronictl --config-file ${plan.nodes[0]?.configuration}/patroni.yaml list
Files and logs   ${folder}

Mail is printed here. Press Ctrl+C to end everything.
`
}
