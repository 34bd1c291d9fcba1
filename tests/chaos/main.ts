import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMailServer } from '../../apps/server/src/testing/start-mail-server.ts'
import { canMakeNetworks, openNodeNetwork } from '../../ops/cluster/node-network.ts'
import { planHere } from '../../ops/cluster/plan-here.ts'
import { startCluster } from '../../ops/cluster/start-cluster.ts'
import { runChaos } from './run-chaos.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    /** Only faults whose names contain this. */
    only: { type: 'string', default: '' },
    /** Commits do not wait for a second node, so the run succeeds if acknowledged lessons are lost. */
    asynchronous: { type: 'boolean', default: false },
  },
})
const wrong = [values.rounds, values.seed].find((value) => !/^\d{1,9}$/.test(value))
if (wrong !== undefined) {
  console.error(
    `${wrong} is not a number. Usage: npm run chaos [-- --rounds 20 --seed 7 --only leader --asynchronous]`,
  )
  process.exit(1)
}
const isSynchronous = !values.asynchronous
const only = isSynchronous ? values.only : 'while the replicas hear nothing'
const isOver = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => isOver.abort())
const aborted = new Promise<never>((_resolve, reject) => {
  isOver.signal.addEventListener('abort', () => reject(new Error('Stopped')))
})
aborted.catch(() => undefined)

const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
const network = canMakeNetworks() ? openNodeNetwork(3) : undefined
if (!network) console.log('Nodes are not cut off, because only root can make a network for that.')
const mailServer = await startMailServer()
try {
  const plan = await planHere({ folder, isSynchronous, ...(network && { hosts: network.hosts }) })
  const cluster = await startCluster({
    plan,
    folder,
    environment: {
      SMTP_URL: mailServer.url,
      BROWSER_PATH: 'none',
      // All requests come from one address here.
      MAILS_PER_NETWORK: '1000000',
      MAILS_PER_SCHOOL: '1000000',
    },
    ...(network && { prefixOf: network.prefixOf }),
    isOver: isOver.signal,
    say: console.log,
  })
  try {
    const options = {
      rounds: Number(values.rounds),
      seed: Number(values.seed),
      only,
      folder,
      received: () => mailServer.received.map(({ recipient }) => recipient),
      say: console.log,
    }
    const { damage, missedTargets } = await Promise.race([runChaos(cluster, network, options), aborted])
    if (isSynchronous) report([...damage, ...missedTargets])
    else
      report(
        damage.length > 0 ? [] : ['Nothing was lost, although commits waited for no second node.'],
        damage,
      )
  } finally {
    await cluster.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await mailServer.close()
  network?.close()
}
if (process.exitCode === undefined) rmSync(folder, { recursive: true })
else console.log(`Logs are in ${folder}`)

function report(mistakes: readonly string[], expected: readonly string[] = []): void {
  for (const line of [...mistakes, ...expected]) console.log(line)
  if (mistakes.length > 0) process.exitCode = 1
  else
    console.log(
      isSynchronous ? 'Nothing was lost, and nothing is there twice.' : 'As expected without a second node.',
    )
}
