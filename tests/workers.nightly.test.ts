import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { childrenOf, descendantsOf } from './product/children-of.ts'
import { copyEmptyStorage } from './product/copy-empty-storage.ts'
import { isAlive } from './product/is-alive.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const workers = 2
const camperCount = 4
const lessonCount = 40
/** The lessons of the first camper before which a process is killed, so that it happens amid the work. */
const killsBefore = [10, 25]
/** No figure of the product: on a busy machine, forty lessons of four campers alone take minutes. */
const patienceMs = 600_000

let directory: string
let ids: string[]

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'workers-'))
  ids = (await readChallengeIds()).slice(0, lessonCount)
})
afterAll(() => rm(directory, { recursive: true }))

async function newDataDirectory(): Promise<string> {
  const dataDirectory = await mkdtemp(join(directory, 'data-'))
  await copyEmptyStorage(dataDirectory)
  return dataDirectory
}

async function startWithWorkers(): Promise<Product> {
  return startProduct({
    dataDirectory: await newDataDirectory(),
    port: await findFreePorts(),
    environment: { WORKERS: String(workers) },
  })
}

const workersOf = ({ pid }: Product) =>
  childrenOf(pid).filter(({ command }) => command.includes('src/main.ts'))

describe('a school of several processes', () => {
  let product: Product

  beforeAll(async () => {
    product = await startWithWorkers()
  }, patienceMs)
  afterAll(() => product.stop())

  test('has as many as it was told', () => {
    expect(workersOf(product)).toHaveLength(workers)
  })

  test(
    'loses nothing that it has acknowledged, and goes on, when processes are killed under load',
    async () => {
      const campers = await Promise.all(
        Array.from({ length: camperCount }, async (_camper, number) => {
          const client = new ApiClient(product.origin)
          return { client, username: await client.signIn(product, `camper-${number}@example.org`) }
        }),
      )
      const before = workersOf(product)
      await Promise.all(
        campers.map(async ({ client }, camper) => {
          for (const [lesson, id] of ids.entries()) {
            const victim = camper === 0 ? before[killsBefore.indexOf(lesson)] : undefined
            if (victim) process.kill(victim.pid, 'SIGKILL')
            await untilAnswered(() => client.complete(id))
          }
        }),
      )
      for (const { client, username } of campers)
        expect(new Set(await untilAnswered(() => client.completedOnProfile(username)))).toEqual(new Set(ids))
      await expect.poll(() => workersOf(product).length, { timeout: patienceMs }).toBe(workers)
      const known = new Set(before.map(({ pid }) => pid))
      expect(workersOf(product).filter(({ pid }) => known.has(pid))).toEqual([])
    },
    patienceMs,
  )

  test(
    'ends all its processes when it is stopped',
    async () => {
      const other = await startWithWorkers()
      const pids = descendantsOf(other.pid).map(({ pid }) => pid)
      expect(pids.length).toBeGreaterThan(workers)
      expect(await other.end('SIGTERM')).toBe(0)
      expect(pids.filter(isAlive)).toEqual([])
    },
    patienceMs,
  )

  test(
    'ends its workers when its first process is killed',
    async () => {
      const other = await startWithWorkers()
      const pids = workersOf(other).map(({ pid }) => pid)
      await other.kill()
      await expect.poll(() => pids.filter(isAlive), { timeout: patienceMs }).toEqual([])
    },
    patienceMs,
  )
})

test(
  'a school of several processes that cannot begin says why once, and leaves none',
  async () => {
    const port = await findFreePorts()
    const stranger = createServer().listen(port, '127.0.0.1')
    await once(stranger, 'listening')
    const output: string[] = []
    const dataDirectory = await newDataDirectory()
    const failed = await runUntilItEnds({ port, dataDirectory, output })
    stranger.close()
    expect(failed).toBe(1)
    expect(output.join('').match(/Port \d+ is in use by another program/g)).toHaveLength(1)
    expect(existsSync(join(dataDirectory, 'postgres/postmaster.pid'))).toBe(false)
  },
  patienceMs,
)

async function runUntilItEnds({ port, dataDirectory, output }: RunOptions): Promise<number | null> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, BROWSER_PATH: 'none', WORKERS: '2' },
  })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

type RunOptions = { port: number; dataDirectory: string; output: string[] }

/** As a browser does: a request that got no answer is sent again a little later. */
function untilAnswered<T>(request: () => Promise<T>): Promise<T> {
  return vi.waitFor(request, { timeout: patienceMs, interval: 300 })
}
