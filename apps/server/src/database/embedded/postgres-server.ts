import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#process/start-error.ts'
import { type Say, sayRarely } from './say-rarely.ts'
import type { EmbeddedConnection } from './data-folder.ts'
import { endLeftovers, removeNotes } from './leftovers.ts'
import { type PreparedServer, prepareServer } from './prepare-server.ts'
import { type PostgresSettings, runServer } from './run-server.ts'
import { endOfLog, isDiskFull, readComplaint } from './server-complaint.ts'
import { keptForArchive, openArchive } from './open-archive.ts'
import { findOwnArchiveName } from './own-archive.ts'
import { claimFolder } from './claim-folder.ts'

/** Delays before a server is restarted: short after a crash, never longer than a camper would wait. */
const shortestPauseMs = 50
const longestPauseMs = 1000

/** A server that ran this long did not fail at startup. */
const steadyMs = 5000

/** A server asked to stop is killed after this long. Crash recovery loses nothing that was acknowledged. */
const stopMs = 5000

/** For the pools of two processes, during a restart, and the operator's commands. */
export const defaultConnections = 60

type PostgresOptions = {
  say?: Say
  settings?: PostgresSettings
  archiveDirectory?: string | undefined
}

/**
 * An embedded PostgreSQL in a data directory: created if there is none, and restarted whenever it ends. Commits are
 * on disk when they answer. The caller owns the data directory.
 */
export class PostgresServer {
  readonly #directory: string
  readonly #say: Say
  readonly #settings: PostgresSettings
  readonly #archiveDirectory: string | undefined
  readonly #stopping = new AbortController()
  #prepared: PreparedServer | undefined
  #child: ChildProcess | undefined
  #keepingUp: Promise<void> = Promise.resolve()

  constructor(
    directory: string,
    { say = console.error, settings = {}, archiveDirectory }: PostgresOptions = {},
  ) {
    this.#directory = directory
    this.#say = say
    this.#archiveDirectory = archiveDirectory
    this.#settings = { max_connections: String(defaultConnections), ...settings }
  }

  /**
   * Waits until the server answers, even through a full disk.
   *
   * @throws StartError for problems that only an operator can fix.
   */
  start(): Promise<EmbeddedConnection> {
    process.on('exit', this.#leaveNothing)
    return new Promise((resolve, reject) => {
      this.#keepingUp = this.#keepUp(resolve).catch(reject)
    })
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    // Fast shutdown: open transactions are rolled back, the rest is written to disk.
    this.#child?.kill('SIGINT')
    const patience = setTimeout(() => this.#child?.kill('SIGKILL'), stopMs)
    await this.#keepingUp
    clearTimeout(patience)
    if (this.#prepared) await endLeftovers(this.#prepared.folder.data, this.#prepared.connection)
    process.off('exit', this.#leaveNothing)
  }

  /** However this process ends, short of being killed, the server ends soon after. */
  readonly #leaveNothing = (): void => {
    this.#child?.kill('SIGINT')
  }

  async #keepUp(onReady: (connection: EmbeddedConnection) => void): Promise<void> {
    const say = sayRarely(this.#say)
    let hasEverRun = false
    for (let pauseMs = shortestPauseMs; !this.#stopping.signal.aborted; pauseMs *= 2) {
      const start = performance.now()
      try {
        const complaint = await this.#runOnce((connection) => {
          if (hasEverRun) say('The database is back.')
          hasEverRun = true
          onReady(connection)
        })
        if (!this.#stopping.signal.aborted) say(`The database stopped. Restarting it. ${complaint}`)
      } catch (error) {
        if (!hasEverRun && !isOutOfSpace(error, this.#directory)) throw error
        say(`The database cannot start yet. Trying again. ${explain(error)}`)
      }
      if (performance.now() - start > steadyMs) pauseMs = shortestPauseMs
      await this.#pause(Math.min(pauseMs, longestPauseMs))
    }
  }

  /** Runs a server until it ends and returns its error message. */
  async #runOnce(onReady: (connection: EmbeddedConnection) => void): Promise<string> {
    const prepared = await this.#prepare()
    if (this.#stopping.signal.aborted) return ''
    const { folder, connection } = prepared
    const said = endOfLog(folder.log)
    const settings = { ...this.#settings, ...(await this.#openArchive(prepared)) }
    const { child, isReady, end } = runServer(prepared, settings)
    this.#child = child
    try {
      if (await isReady) onReady(connection)
      const failure = await end
      if (failure) throw failure
    } finally {
      child.kill('SIGINT')
      await end
      this.#child = undefined
    }
    const complaint = readComplaint(folder.log, said)
    return complaint === undefined
      ? `See ${folder.log} for details.`
      : `${complaint}. See ${folder.log} for details.`
  }

  async #prepare(): Promise<PreparedServer> {
    if (!this.#prepared) {
      this.#prepared = await prepareServer(this.#directory)
      return this.#prepared
    }
    const { folder, launcher, connection } = this.#prepared
    // Child processes of a crashed server may linger, and the socket's folder may have been deleted.
    await endLeftovers(folder.data, connection)
    if (process.platform !== 'win32') await claimFolder(connection.host, launcher)
    await removeNotes(folder.data, connection)
    return this.#prepared
  }

  async #openArchive({ launcher }: PreparedServer): Promise<PostgresSettings> {
    if (this.#archiveDirectory === undefined)
      return (await findOwnArchiveName(this.#directory)) === undefined ? {} : keptForArchive
    return openArchive(this.#archiveDirectory, this.#directory, launcher)
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping
    await wait(ms, undefined, { signal }).catch(() => undefined)
  }
}

/** Starts an embedded PostgreSQL; returns how to connect to it and how to stop it. */
export async function startPostgres(
  directory: string,
  settings?: PostgresSettings,
): Promise<{ connection: EmbeddedConnection; stop: () => Promise<void> }> {
  const server = new PostgresServer(directory, settings && { settings })
  return { connection: await server.start(), stop: () => server.stop() }
}

function isOutOfSpace(error: unknown, directory: string): boolean {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true
  return error instanceof StartError && isDiskFull(directory)
}

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'There is no space left on its disk.'
  if (code === 'EROFS')
    return 'Its disk can only be read, as Linux leaves a disk that has errors. Stop the school, check the disk, and start again.'
  return error instanceof Error ? error.message : String(error)
}
