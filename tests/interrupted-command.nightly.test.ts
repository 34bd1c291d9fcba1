import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from './product/is-alive.ts'
import { findFreePorts, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')

/** The process of the PostgreSQL that runs in a data directory; 0 without one. */
function postgresIn(dataDirectory: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10)
  } catch {
    return 0
  }
}

test.for(['SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
  'a command on a school that does not run takes its database with it when %s ends it',
  { timeout: 120_000 },
  async (signal) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'interrupted-'))
    onTestFinished(() => rmSync(dataDirectory, { recursive: true }))
    const school = await startProduct({ dataDirectory, port: await findFreePorts() })
    await school.stop()
    const command = spawn(process.execPath, ['ops/school.ts', 'stats'], {
      cwd: projectRoot,
      env: { ...process.env, DATA_DIR: dataDirectory },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    command.stderr.on('data', (text: Buffer) => (said += text.toString()))
    await expect.poll(() => postgresIn(dataDirectory), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
    const postgres = postgresIn(dataDirectory)
    command.kill(signal)
    const [code] = (await once(command, 'exit')) as [number | null]
    const isLeft = isAlive(postgres)
    if (isLeft) process.kill(postgres, 'SIGINT')
    expect([code, isLeft, said]).toEqual([1, false, 'Stopped before it was finished.\n'])
  },
)
