import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processesIn } from '#database/embedded/processes-in.ts'
import { isNightly } from '#testing/is-nightly.ts'

let directory: string
let running: ChildProcess | undefined

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shut-down-'))
})
afterEach(() => {
  running?.kill('SIGKILL')
  rmSync(directory, { recursive: true })
})

const servers = () => processesIn(join(directory, 'postgres'))

/** A school with storage only, and whatever is opened after it. */
async function start(more: string) {
  const source = `const { ShutDown } = await import(${JSON.stringify(join(import.meta.dirname, 'shut-down.ts'))})
    const { openStorage } = await import(${JSON.stringify(join(import.meta.dirname, '../database/open-storage.ts'))})
    const shutDown = new ShutDown()
    await openStorage({
      databaseUrl: undefined, dataDirectory: ${JSON.stringify(directory)}, onClose: (close) => shutDown.add(close)
    })
    ${more}
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running = child
  child.stdout.setEncoding('utf8')
  const [printed] = (await once(child.stdout, 'data')) as [string]
  expect(printed).toContain('open')
  expect(servers()).not.toEqual([])
  return child
}

describe('a school that is told to end', () => {
  test('stops its PostgreSQL although something opened later cannot be closed', async () => {
    const school = await start(`shutDown.add(() => { throw new Error('stuck') })`)
    school.kill('SIGTERM')
    expect(await once(school, 'exit')).toEqual([1, null])
    expect(servers()).toEqual([])
  })

  test.runIf(isNightly)('twice leaves no PostgreSQL behind although something hangs', async () => {
    const school = await start('shutDown.add(() => new Promise(() => {}))')
    const exit = once(school, 'exit')
    // The first signal allows some time; a second, different one ends everything.
    while (school.exitCode === null && school.signalCode === null) {
      school.kill('SIGTERM')
      await Promise.race([exit, wait(300)])
    }
    expect(await exit).toEqual([1, null])
    await expect.poll(servers).toEqual([])
  })
})
