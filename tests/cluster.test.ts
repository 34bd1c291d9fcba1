import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensurePrograms } from '../ops/cluster/debian-programs.ts'
import { isNightly } from './product/is-nightly.ts'

const projectRoot = join(import.meta.dirname, '..')

/** A round takes up to a minute on a busy machine, and the cluster before it as long. */
const patienceMs = 60 * 60_000

/** What it printed, with the exit code at the end. */
async function chaos(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['tests/chaos/main.ts', ...args], { cwd: projectRoot })
  onTestFinished(() => {
    child.kill('SIGTERM')
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return `${printed.join('')}exit code ${code}`
}

describe.skipIf(!isNightly || process.platform !== 'linux')('a cluster whose parts fail', () => {
  beforeAll(() => {
    ensurePrograms()
  }, patienceMs)

  test('loses nothing that it has acknowledged, and recovers in time', { timeout: patienceMs }, async () => {
    expect(await chaos('--rounds', '20')).toMatch(/exit code 0$/)
  })

  test('twin: loses some of it when commits wait for no second node', { timeout: patienceMs }, async () => {
    expect(await chaos('--rounds', '3', '--asynchronous')).toMatch(
      /acknowledged lessons lost[^]*exit code 0$/,
    )
  })
})
