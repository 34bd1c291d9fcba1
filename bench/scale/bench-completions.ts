import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import { findFreePorts, type Product, startProduct } from '../../tests/product/start-product.ts'
import { databaseAddress } from '../../tests/product/open-database.ts'
import { type Burst, burst } from '../api/burst.ts'
import { callNames, type Calls, productCalls } from '../api/calls.ts'
import { forgetCompletions } from '../api/forget-completions.ts'
import { type SeededSchool, seedSchool } from '../api/seed-school.ts'
import { printReport } from '../print-report.ts'
import { median, rounded } from '../statistics.ts'
import { processorTime } from './processor-time.ts'

const completions = (process.env['COMPLETIONS'] ?? '10000,1000000,10000000').split(',').map(Number)
const processes = [1, 2, 4]
/** The first round warms up and is discarded. */
const rounds = 4

type Target = { label: string; product: Product; school: SeededSchool; calls: Calls }
type Measured = Burst & { processorMs: number }

/**
 * The hot calls of schools with a hundred and a thousand times the completions, whose bursts alternate, so that other load on the machine affects all of them alike. `COMPLETIONS=10000,100000` takes minutes.
 */
export async function benchCompletions(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-completions-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true })]
  const open = async (school: SeededSchool, workers: number): Promise<Omit<Target, 'label'>> => {
    const product = await startProduct({
      dataDirectory: await mkdtemp(join(directory, 'product-')),
      port: await findFreePorts(),
      environment: {
        DATABASE_URL: databaseAddress(school.connection),
        TRUST_PROXY: '127.0.0.1,::1',
        WORKERS: String(workers),
      },
    })
    stops.push(() => product.kill())
    return { product, school, calls: await productCalls(product.origin, school) }
  }
  try {
    const schools: SeededSchool[] = []
    for (const count of completions) {
      const place = join(directory, String(count))
      await mkdir(place)
      const postgres = await startPostgres(place)
      stops.push(() => postgres.stop())
      schools.push(await seedSchool(postgres.connection, count))
    }
    const growing: Target[] = []
    for (const [index, school] of schools.entries())
      growing.push({ label: `${completions[index]} completions`, ...(await open(school, 1)) })
    await report('scale: completions', growing)
    const [, middle] = schools
    if (!middle) return
    for (const { product } of growing) await product.stop()
    // One after the other: the embedded PostgreSQL has connections for one busy school.
    for (const workers of processes) {
      const target = { label: `${workers} processes`, ...(await open(middle, workers)) }
      await report('scale: processes', [target])
      await target.product.stop()
    }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function report(benchmark: string, targets: readonly Target[]): Promise<void> {
  const table: Record<string, string | number>[] = []
  for (const call of callNames) {
    const bursts = new Map<Target, Measured[]>(targets.map((target) => [target, []]))
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) {
        const measured = await measure(target, call)
        if (round > 0) bursts.get(target)?.push(measured)
      }
    }
    const first = targets[0] && median(bursts.get(targets[0])?.map(({ p99Ms }) => p99Ms) ?? [])
    for (const [{ label }, measured] of bursts) {
      const middle = (figure: keyof Measured) => median(measured.map((one) => one[figure]))
      table.push({
        call,
        school: label,
        'per second': Math.round(middle('perSecond')),
        'p50 ms': middle('p50Ms'),
        'p99 ms': middle('p99Ms'),
        'p99 to the first': rounded(middle('p99Ms') / (first ?? Number.NaN), 2),
        'processor ms per request': rounded(middle('processorMs'), 2),
        // More processes than the machine has processors may refuse some.
        errors: measured.reduce((sum, { errors }) => sum + errors, 0),
      })
    }
  }
  printReport({ benchmark, table, figures: { table } })
}

async function measure({ product, school, calls }: Target, call: keyof Calls): Promise<Measured> {
  if (call === 'completion') await forgetCompletions(school)
  const before = processorTime(product.pid)
  const measured = await burst(product.origin, calls[call])
  return { ...measured, processorMs: (processorTime(product.pid) - before) / measured.requests }
}
