import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import { databaseAddress } from '../../tests/product/open-database.ts'
import { findFreePorts, type Product, startProduct } from '../../tests/product/start-product.ts'
import { productCalls } from '../api/calls.ts'
import { type SeededSchool, seedSchool } from '../api/seed-school.ts'
import { compareCalls, type Target } from './compare-calls.ts'

const completions = (process.env['COMPLETIONS'] ?? '10000,1000000,10000000').split(',').map(Number)
/** The smallest school has a hundred campers, the biggest a hundred thousand. */
const shares = { completionsPerCamper: 100 }
/** As many as all schools have; several processes would reach the limits of so few. */
const campersOfSmallest = 100
const processes = [1, 2, 4]
/** Enough for the most processes, with twenty each. */
const connections = { max_connections: '120' }
/** The most by which p99 may grow with the school. */
const mostGrowth = 1.3

/**
 * The hot calls of schools with a hundred and a thousand times the completions, and of one by several processes.
 * `COMPLETIONS=10000,100000` takes minutes.
 */
export async function benchCompletions(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-completions-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true })]
  const open = async (label: string, school: SeededSchool, workers: number) => {
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
    return { product, target: await targetAt(label, product, school) }
  }
  try {
    const schools: SeededSchool[] = []
    for (const count of completions) {
      const place = join(directory, String(count))
      await mkdir(place)
      const postgres = await startPostgres(place, connections)
      stops.push(() => postgres.stop())
      schools.push(await seedSchool(postgres.connection, count, shares))
    }
    const growing: Awaited<ReturnType<typeof open>>[] = []
    for (const [index, school] of schools.entries()) {
      const campers = school.campers.slice(0, campersOfSmallest)
      growing.push(await open(`${completions[index]} completions`, { ...school, campers }, 1))
    }
    const growths = await compareCalls(
      'scale: completions',
      growing.map(({ target }) => target),
    )
    for (const { call, growth } of growths)
      console.log(`${call}: ${growth}, ${growth <= mostGrowth ? 'within' : 'more than'} ${mostGrowth}`)
    for (const { product } of growing) await product.stop()
    const [, middle] = schools
    if (!middle) return
    for (const workers of processes) {
      const { product, target } = await open(`${workers} processes`, middle, workers)
      await compareCalls('scale: processes', [target])
      await product.stop()
    }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function targetAt(label: string, product: Product, school: SeededSchool): Promise<Target> {
  return {
    label,
    origin: product.origin,
    pids: [product.pid],
    school,
    calls: await productCalls(product.origin, school),
  }
}
