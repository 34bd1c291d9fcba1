import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InUseError, lockDataDirectory } from './owner-lock.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** A process that holds the lock until it is ended. */
async function holdElsewhere() {
  const source = `const { lockDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'owner-lock.ts'))})
    lockDataDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('a data directory', () => {
  test('has one owner, who is named to the second', async () => {
    const owner = await holdElsewhere()
    expect(() => lockDataDirectory(directory)).toThrow(InUseError)
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${owner.pid}`)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    lockDataDirectory(directory)()
  })

  test('is free again when its owner lets go', () => {
    lockDataDirectory(directory)()
    expect(() => lockDataDirectory(directory)()).not.toThrow()
  })

  test.for(['', 'torn {', '{"pid":1,"startedAt":"another process with this number"}'])(
    'is taken over when the lock says %j',
    (text) => {
      writeFileSync(join(directory, 'owner'), text)
      expect(() => lockDataDirectory(directory)()).not.toThrow()
    },
  )
})
