import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from '../connect.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { stopOrphan } from './orphan.ts'
import { chooseLauncher, type Launcher } from './unprivileged.ts'

const user = 'cairn'
const database = 'postgres'

/** On Windows there are no socket folders; elsewhere the number only names the socket. */
const port = 5432

const startTimeoutMs = 30_000
const pollMs = 20

export type PostgresServer = { connection: Connection; stop: () => Promise<void> }

type Place = {
  data: string
  socketDirectory: string
  log: string
  password: string
  binaries: Binaries
  launcher: Launcher
}

/**
 * Runs a PostgreSQL of our own in `directory`: makes it when there is none, and starts it again should it
 * end. Commits are on disk when they answer.
 */
export async function startPostgres(directory: string): Promise<PostgresServer> {
  const place = await prepare(directory)
  await stopOrphan(place.data)
  const connection = connectionTo(place)
  let child = await launch(place, connection)
  let isStopping = false
  let restarting = Promise.resolve()
  const keepAlive = () =>
    child.once('exit', () => {
      if (!isStopping) restarting = restart()
    })
  const restart = async () => {
    child = await launch(place, connection)
    keepAlive()
  }
  keepAlive()
  return {
    connection,
    stop: async () => {
      isStopping = true
      // One that is just coming back must not outlive us.
      await restarting
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      // Fast shutdown: open transactions are rolled back, the rest is written down.
      child.kill('SIGINT')
      await exit
    },
  }
}

async function prepare(directory: string): Promise<Place> {
  const binaries = await findBinaries()
  const data = join(directory, 'postgres')
  const launcher = chooseLauncher(binaries.postgres, data)
  // A socket's path may have about a hundred letters, which a data folder's may well exceed.
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const socketDirectory = join(tmpdir(), `cairn-${name}`)
  await mkdir(socketDirectory, { recursive: true, mode: 0o700 })
  await chmod(socketDirectory, 0o700)
  launcher.own(socketDirectory)
  const password = await readOrCreatePassword(join(directory, 'postgres-password'))
  const place = { data, socketDirectory, log: join(directory, 'postgres.log'), password, binaries, launcher }
  await initialise(place)
  return place
}

/** `initdb` into a folder beside, then rename: a folder of the right name is always whole. */
async function initialise({ data, password, binaries, launcher }: Place): Promise<void> {
  if (await exists(join(data, 'PG_VERSION'))) return
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  launcher.own(fresh)
  const passwordFile = `${fresh}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  launcher.own(passwordFile)
  const args = [
    '-D',
    fresh,
    '-U',
    user,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
  ]
  const initdb = start(launcher, binaries.initdb, args, 'pipe')
  let output = ''
  initdb.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  initdb.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(initdb, 'close')) as [number | null]
  await rm(passwordFile)
  if (code !== 0) throw new Error(`PostgreSQL could not be set up in ${data}:\n${output}`)
  await rename(fresh, data)
}

/** Starts the server and waits until it answers; tries again while a killed predecessor is still going. */
async function launch(place: Place, connection: Connection): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const child = startServer(place)
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      if (await answers(connection)) return child
      await wait(pollMs)
    }
    child.kill('SIGKILL')
    await wait(10 * pollMs)
  }
  throw new Error(`PostgreSQL did not start within ${startTimeoutMs / 1000} s; ${place.log} says why.`)
}

function startServer({ data, socketDirectory, log, binaries, launcher }: Place): ChildProcess {
  const settings =
    process.platform === 'win32'
      ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)]
      : ['-c', 'listen_addresses=', '-k', socketDirectory]
  const logFile = openSync(log, 'a')
  const child = start(
    launcher,
    binaries.postgres,
    ['-D', data, '-c', 'max_connections=60', ...settings],
    logFile,
  )
  closeSync(logFile)
  return child
}

function start(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  output: 'pipe' | number,
): ChildProcess {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args]
  return spawn(command, rest, {
    ...launcher.options,
    cwd: tmpdir(),
    stdio: ['ignore', output, output],
    // In a group of its own, so that Ctrl-C in the terminal reaches us first and requests can finish.
    detached: true,
  })
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    return true
  } catch {
    // Not yet: the caller knows how long to go on asking.
    return false
  } finally {
    await client.end()
  }
}

function connectionTo({ socketDirectory, password }: Place): Connection {
  const host = process.platform === 'win32' ? '127.0.0.1' : socketDirectory
  return { host, port, user, password, database }
}

async function readOrCreatePassword(file: string): Promise<string> {
  if (!(await exists(file))) await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFile(file, 'utf8')
}

async function exists(path: string): Promise<boolean> {
  try {
    await readFile(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
