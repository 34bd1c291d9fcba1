import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InUseError, isInUse, lockDataDirectory } from './owner-lock.ts'

let directory: string
let others: ChildProcess[]

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
  others = []
})
afterEach(async () => {
  await Promise.all(others.map(end))
  rmSync(directory, { recursive: true })
})

/** How to run a second process in a container of its own. */
const ownProcesses = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync(ownProcesses[0] ?? '', [...ownProcesses.slice(1), 'true']).status === 0

const program = (body: string) => [
  process.execPath,
  '--input-type=module',
  '-e',
  `const { lockDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'owner-lock.ts'))})
   const directory = ${JSON.stringify(directory)}
   ${body}`,
]

/** A process that holds the lock until it is ended. */
async function holdElsewhere(prefix: readonly string[] = [], more = ''): Promise<ChildProcess> {
  const [command = '', ...args] = [
    ...prefix,
    ...program(`lockDataDirectory(directory); ${more}; console.log('held'); setInterval(() => {}, 1000)`),
  ]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(child)
  await once(child.stdout, 'data')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

describe('a data directory', () => {
  test.skipIf(process.getuid?.() !== 0)('of another user’s school is left alone', () => {
    lockDataDirectory(directory)()
    chownSync(join(directory, 'owner.lock'), 998, 998)
    expect(() => lockDataDirectory(directory)).toThrow("sudo -u '#998'")
    expect(readdirSync(directory)).toEqual(['owner.lock'])
    expect(isInUse(directory)).toBe(false)
  })

  test('has one owner, who is named to the second', async () => {
    const owner = await holdElsewhere()
    expect(() => lockDataDirectory(directory)).toThrow(InUseError)
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${owner.pid} on ${hostname()}`)
    await end(owner)
    lockDataDirectory(directory)()
  })

  test('is free again when its owner releases it', () => {
    lockDataDirectory(directory)()
    expect(() => lockDataDirectory(directory)()).not.toThrow()
  })

  test('has one owner within a process as well', () => {
    const release = lockDataDirectory(directory)
    expect(() => lockDataDirectory(directory)).toThrow(InUseError)
    release()
  })

  test('has a lock that other users of the machine cannot hold', () => {
    lockDataDirectory(directory)()
    const file = join(directory, 'owner.lock')
    expect(statSync(file).mode & 0o077).toBe(0)
    // Earlier versions made it readable.
    chmodSync(file, 0o644)
    lockDataDirectory(directory)()
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  test('has one owner, whatever path leads to it', async () => {
    await holdElsewhere()
    const link = `${directory}-link`
    symlinkSync(directory, link)
    expect(() => lockDataDirectory(link)).toThrow(InUseError)
    rmSync(link)
  })

  test.skipIf(!canUnshare)('has one owner among processes that cannot see each other', async () => {
    const owner = await holdElsewhere(ownProcesses)
    // The owner's process id would not help: it is process 1 of its own container.
    expect(JSON.parse(readFileSync(join(directory, 'owner'), 'utf8'))).toMatchObject({ pid: 1 })
    expect(() => lockDataDirectory(directory)).toThrow(InUseError)
    const [command = '', ...args] = [
      ...ownProcesses,
      ...program(`try { lockDataDirectory(directory) } catch (error) { console.log(error.message) }`),
    ]
    expect(execFileSync(command, args, { encoding: 'utf8' })).toContain('is in use by process 1 on')
    await end(owner)
    await expect.poll(() => isInUse(directory)).toBe(false)
  })

  test('stays with its owner when a child process ends, and does not pass to one that outlives it', async () => {
    const spawnChildren = `const { spawn, spawnSync } = await import('node:child_process')
      spawnSync(process.execPath, ['-e', ''])
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
      console.log(child.pid)`
    const owner = await holdElsewhere([], spawnChildren)
    expect(isInUse(directory)).toBe(true)
    const left = spawnSync('pgrep', ['-P', String(owner.pid)], { encoding: 'utf8' }).stdout.trim()
    await end(owner)
    expect(isInUse(directory)).toBe(false)
    process.kill(Number(left), 'SIGKILL')
  })

  test('can be checked without being locked', () => {
    expect(isInUse(directory)).toBe(false)
    const release = lockDataDirectory(directory)
    expect(isInUse(directory)).toBe(true)
    release()
    expect(isInUse(directory)).toBe(false)
  })

  test.for(['', 'torn {', `{"pid":${process.pid},"startedAt":"of an older version"}`])(
    'can be locked although an unlocked note says %j',
    (text) => {
      writeFileSync(join(directory, 'owner'), text)
      expect(() => lockDataDirectory(directory)()).not.toThrow()
    },
  )

  test('is refused although the note of its owner is incomplete', async () => {
    await holdElsewhere()
    writeFileSync(join(directory, 'owner'), 'torn {')
    expect(() => lockDataDirectory(directory)).toThrow('in use by another process')
  })
})
