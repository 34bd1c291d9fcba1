import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensurePrograms } from '../ops/cluster/debian-programs.ts'
import { isNightly } from './product/is-nightly.ts'

const projectRoot = join(import.meta.dirname, '..')

/** A round takes up to a minute on a busy machine, and the cluster before it as long. */
const patienceMs = 60 * 60_000

/** What it printed, with the exit code at the end. */
function chaos(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/chaos/main.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: patienceMs,
  })
  return `${stdout}${stderr}exit code ${status}`
}

describe.skipIf(!isNightly || process.platform !== 'linux')('a cluster whose parts fail', () => {
  beforeAll(() => {
    ensurePrograms()
  }, patienceMs)

  test('loses nothing that it has acknowledged, and recovers in time', { timeout: patienceMs }, () => {
    expect(chaos('--rounds', '20')).toMatch(/exit code 0$/)
  })

  test('twin: loses some of it when commits wait for no second node', { timeout: patienceMs }, () => {
    expect(chaos('--rounds', '3', '--asynchronous')).toMatch(/acknowledged lessons lost[^]*exit code 0$/)
  })
})
