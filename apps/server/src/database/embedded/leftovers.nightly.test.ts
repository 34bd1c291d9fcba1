import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dataFolder, readConnection } from './data-folder.ts'
import { endLeftovers } from './leftovers.ts'
import { askForProcess } from './process-note.ts'
import { PostgresServer } from './postgres-server.ts'
import { runUntilKilled } from '#testing/run-until-killed.ts'
import { signalPostgres } from '#testing/signal-postgres.ts'
import { processesIn } from './processes-in.ts'
import { socketIn } from './socket-folder.ts'

const ownProcesses = ['--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync('unshare', [...ownProcesses, 'true']).status === 0

let directory: string
let folder: ReturnType<typeof dataFolder>
const bystanders: ChildProcess[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'leftovers-'))
  folder = dataFolder(directory)
  const server = new PostgresServer(directory)
  await server.start()
  await server.stop()
})
afterEach(() => {
  for (const child of bystanders.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rm(directory, { recursive: true }))

const note = (text: string) => writeFileSync(join(folder.data, 'postmaster.pid'), text)
const end = async () => endLeftovers(folder.data, await readConnection(directory))
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** An unrelated program of that name, which ignores SIGTERM. */
async function bystander(program: string, cwd: string): Promise<ChildProcess> {
  const child = spawn(program, ['-c', `trap '' INT; echo here; while true; do sleep 0.1; done`], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  bystanders.push(child)
  await once(child.stdout, 'data')
  return child
}

/** A shell that appears to the system as a program called postgres. */
function shellCalledPostgres(): string {
  const place = join(directory, 'elsewhere')
  mkdirSync(place, { recursive: true })
  copyFileSync('/bin/bash', join(place, 'postgres'))
  return join(place, 'postgres')
}

/** For the twin: a rule that takes every process with that word in its command line for an orphan. */
const looksLikePostgres = (pid = 0) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')

describe('a process id file that names a process that is not ours', () => {
  test.for(['', 'garbage', '-1', '0', '1', '99999999', '1e3'])('does no harm: %j', async (text) => {
    note(`${text}\n${folder.data}\n`)
    await expect(end()).resolves.toBeUndefined()
  })

  test('leaves the PostgreSQL of another school alone', async () => {
    const other = await mkdtemp(join(tmpdir(), 'other-school-'))
    const server = new PostgresServer(other)
    const connection = await server.start()
    const pid = await askForProcess(connection)
    note(`${pid}\n${folder.data}\n`)
    await end()
    expect(await askForProcess(connection)).toBe(pid)
    await server.stop()
    await rm(other, { recursive: true })
  })

  test('leaves a program alone that only has the same name', async () => {
    const child = await bystander(shellCalledPostgres(), tmpdir())
    note(`${child.pid}\n${folder.data}\n`)
    await end()
    expect(isRunning(child)).toBe(true)
  })

  test('leaves a program alone that only works in the same folder, and one that is suspended', async () => {
    const child = await bystander('/bin/bash', folder.data)
    child.kill('SIGSTOP')
    note(`${child.pid}\n${folder.data}\n`)
    await end()
    expect(isRunning(child)).toBe(true)
  })

  test('does not keep the school from starting while that process lives', async () => {
    const child = await bystander('/bin/bash', tmpdir())
    note(`${child.pid}\n${folder.data}\n`)
    writeFileSync(join(folder.socketFolder, '.s.PGSQL.5432.lock'), `${child.pid}\n`)
    const server = new PostgresServer(directory)
    await server.start()
    await server.stop()
    expect(isRunning(child)).toBe(true)
  })

  test('twin: by the word in its command line, an innocent program would be taken for ours', async () => {
    const child = await bystander(shellCalledPostgres(), tmpdir())
    expect(looksLikePostgres(child.pid)).toBe(true)
    expect(processesIn(folder.data)).not.toContain(child.pid)
  })
})

describe('an embedded PostgreSQL that was left running', () => {
  /** A process that starts one and is killed. */
  async function leave(): Promise<void> {
    const source = `const { PostgresServer } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))})
      await new PostgresServer(${JSON.stringify(directory)}).start()
      console.log('started')`
    await runUntilKilled(source)
    expect(processesIn(folder.data)).not.toEqual([])
  }

  test('is stopped', async () => {
    await leave()
    await end()
    expect(processesIn(folder.data)).toEqual([])
  })

  test('is killed if it does not respond', async () => {
    await leave()
    signalPostgres(folder.data, 'SIGSTOP')
    await end()
    expect(processesIn(folder.data)).toEqual([])
  })

  test('is given the time to close its socket, which outlives the traces by which it is found', async () => {
    const ending = createServer((socket) => {
      socket.destroy()
      ending.close()
    })
    await rm(socketIn(folder.socketFolder), { force: true })
    await once(ending.listen(socketIn(folder.socketFolder)), 'listening')
    await expect(end()).resolves.toBeUndefined()
    expect(ending.listening).toBe(false)
  })

  test.skipIf(!canUnshare)('is detected by its socket where its processes are not visible', async () => {
    await leave()
    const source = `const { PostgresServer } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))})
      await new PostgresServer(${JSON.stringify(directory)}).start().catch((error) => console.log(error.message))
      process.exit()`
    const program = [process.execPath, '--input-type=module', '-e', source]
    const { stdout } = spawnSync('unshare', [...ownProcesses, ...program], { encoding: 'utf8' })
    expect(stdout).toContain('in another container is still using')
    await end()
  })

  test('is identified through our socket where the system has no process list', async () => {
    await leave()
    const connection = await readConnection(directory)
    expect(processesIn(folder.data)).toContain(await askForProcess(connection))
    expect(await askForProcess({ ...connection, password: 'wrong' })).toBeUndefined()
    await end()
  })
})
