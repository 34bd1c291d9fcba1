import { type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartError } from '#process/start-error.ts'
import { type EmbeddedConnection, port } from './data-folder.ts'
import { launch } from './launch.ts'
import type { PreparedServer } from './prepare-server.ts'
import { socketIn } from './socket-folder.ts'

const pollMs = 20
const socketCheckMs = 1000

const wrongPassword = '28P01'
/** The class of errors such as an unknown role. */
const notAuthorized = '28'

/** Of `postgresql.conf`, by their names. */
export type PostgresSettings = Readonly<Record<string, string>>

export type RunningServer = {
  child: ChildProcess
  /** True once it answers, false if it ended first. */
  isReady: Promise<boolean>
  /** Its end, with the system's error if it could not even be started. */
  end: Promise<Error | undefined>
}

/** Starts PostgreSQL once, without a time limit: recovery after a crash must not be cut short. */
export function runServer(
  { folder, binaries, launcher, connection }: PreparedServer,
  settings: PostgresSettings,
): RunningServer {
  const reach =
    process.platform === 'win32'
      ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)]
      : ['-c', 'listen_addresses=', '-k', connection.host]
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(folder.log, 'a', 0o600)
  const args = ['-D', folder.data, ...set, ...reach]
  const child = launch(launcher, binaries.postgres, args, log)
  closeSync(log)
  let state: 'starting' | 'ready' | 'ended' = 'starting'
  const end = new Promise<Error | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined))
    child.once('error', resolve)
  }).finally(() => {
    state = 'ended'
    clearInterval(watching)
  })
  const watching = setInterval(() => {
    // A server does not notice that its socket is gone, and cannot recreate it while it runs.
    if (state === 'ready' && !isReachable(connection)) child.kill('SIGINT')
  }, socketCheckMs)
  const becomeReady = async () => {
    while (state === 'starting') {
      if (await answers(connection, folder.passwordFile)) state = 'ready'
      else await Promise.race([end, wait(pollMs)])
    }
    return state === 'ready'
  }
  return { child, isReady: becomeReady(), end }
}

function isReachable({ host }: EmbeddedConnection): boolean {
  return process.platform === 'win32' || existsSync(socketIn(host))
}

async function answers(connection: EmbeddedConnection, passwordFile: string): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === wrongPassword) {
      throw new StartError(
        `The password in ${passwordFile} is not the one the database was created with. Restore the right file, for example from a backup.`,
      )
    }
    if (error instanceof DatabaseError && error.code?.startsWith(notAuthorized))
      throw new StartError(`The database was not made by this school: ${error.message}`)
    // Not yet; the caller decides how long to keep asking.
    return false
  } finally {
    await client.end()
  }
}
