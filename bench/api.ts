import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { ensureBuilt } from '../ops/build.ts'
import { findFreePorts, startProduct } from '../tests/product/start-product.ts'
import { databaseAddress } from '../tests/product/open-database.ts'
import { type Burst, burst } from './api/burst.ts'
import { bareCalls, callNames, type Calls, productCalls } from './api/calls.ts'
import { forgetCompletions } from './api/forget-completions.ts'
import { recordQueries } from './api/record-queries.ts'
import { type SeededSchool, seedSchool } from './api/seed-school.ts'
import { startBareServer } from './api/start-bare-server.ts'
import { printReport } from './print-report.ts'
import { median, rounded } from './statistics.ts'

const rounds = 3
const [smallCount, bigCount] = [10_000, 1_000_000]

type Target = { origin: string; school: SeededSchool; calls: Calls }
type TargetName = 'small' | 'big' | 'bare'

/**
 * Requests per second of the API, compared with the same SQL through the bare driver, and with a school that has a
 * hundred times the completions. Bursts alternate, so that other load on the machine affects all of them alike.
 */
export async function benchApi(): Promise<void> {
  await ensureBuilt()
  const directory = await mkdtemp(join(tmpdir(), 'bench-api-'))
  const stops = [() => rm(directory, { recursive: true })]
  // A server each, because the embedded PostgreSQL has connections for one busy school only.
  const openSchool = async (name: string, count: number): Promise<SeededSchool> => {
    const place = join(directory, name)
    await mkdir(place)
    const postgres = await startPostgres(place)
    stops.push(() => postgres.stop())
    return seedSchool(postgres.connection, count)
  }
  const openProduct = async (school: SeededSchool): Promise<Target> => {
    const product = await startProduct({
      dataDirectory: await mkdtemp(join(directory, 'product-')),
      port: await findFreePorts(),
      environment: {
        DATABASE_URL: databaseAddress(school.connection),
        TRUST_PROXY: '127.0.0.1,::1',
      },
    })
    stops.push(() => product.kill())
    return { origin: product.origin, school, calls: await productCalls(product.origin, school) }
  }
  try {
    const small = await openSchool('small', smallCount)
    const big = await openSchool('big', bigCount)
    const recording = await recordQueries(small.connection, small.diligent)
    const bareServer = await startBareServer(small.connection, recording)
    stops.push(() => bareServer.stop())
    const targets: Record<TargetName, Target> = {
      small: await openProduct(small),
      big: await openProduct(big),
      bare: { origin: bareServer.origin, school: small, calls: await bareCalls(small) },
    }
    printReport({ benchmark: 'api', ...(await measure(targets)) })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function measure(targets: Record<TargetName, Target>) {
  const table: Record<string, string | number>[] = []
  const figures: Record<string, unknown> = {}
  const names = Object.keys(targets) as TargetName[]
  for (const call of callNames) {
    const bursts: Record<TargetName, Burst[]> = { small: [], big: [], bare: [] }
    // The first round warms up and is discarded.
    for (let round = 0; round <= rounds; round++) {
      for (const name of names) {
        const { origin, school, calls } = targets[name]
        if (call === 'completion') await forgetCompletions(school)
        const measured = await burst(origin, calls[call])
        if (measured.errors > 0) throw new Error(`${call} failed ${measured.errors} times (${name})`)
        if (round > 0) bursts[name].push(measured)
      }
    }
    const middle = (name: TargetName, figure: keyof Burst) => median(bursts[name].map((one) => one[figure]))
    const result = {
      perSecond: Math.round(middle('small', 'perSecond')),
      p50Ms: middle('small', 'p50Ms'),
      p99Ms: middle('small', 'p99Ms'),
      barePerSecond: Math.round(middle('bare', 'perSecond')),
      shareOfBare: rounded(middle('small', 'perSecond') / middle('bare', 'perSecond'), 2),
      bigPerSecond: Math.round(middle('big', 'perSecond')),
      bigP99Ms: middle('big', 'p99Ms'),
      growthOfP99: rounded(middle('big', 'p99Ms') / middle('small', 'p99Ms'), 2),
    }
    figures[call] = result
    table.push({ call, ...result })
  }
  return { table, figures }
}
