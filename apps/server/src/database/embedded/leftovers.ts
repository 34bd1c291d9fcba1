import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#process/start-error.ts'
import type { EmbeddedConnection } from './data-folder.ts'
import { askForProcess, readNote } from './process-note.ts'
import { processesIn } from './processes-in.ts'
import { socketIn } from './socket-folder.ts'

const pollMs = 20

/** A server asked to stop writes its data to disk; after this long it is killed, and nothing is lost by that. */
const askedMs = 10_000
/** Child processes of a dead server end by themselves, unless they are suspended. */
const unaskedMs = 1000
const forcedMs = 5000

/**
 * Ends a PostgreSQL that an earlier process of ours left running in `data` when it was killed. The caller owns the
 * data directory, so it cannot be in use. Only processes that certainly serve this very folder get a signal, because
 * process ids are reused.
 *
 * @throws StartError when it cannot be ended.
 */
export async function endLeftovers(data: string, connection: EmbeddedConnection): Promise<void> {
  const find = process.platform === 'linux' ? () => processesIn(data) : () => byAsking(data, connection)
  const areGone = async () => (await find()).length === 0
  const server = readNote(data)
  const isThere = server !== undefined && (await find()).includes(server)
  if (isThere) send(server, 'SIGINT')
  if (!(await becomesTrue(areGone, isThere ? askedMs : unaskedMs))) {
    for (const pid of await find()) send(pid, 'SIGKILL')
    if (!(await becomesTrue(areGone, forcedMs)))
      throw new StartError(
        `A PostgreSQL server from an earlier start is still using ${data} and cannot be stopped. Stop it yourself, then start again.`,
      )
  }
  if (process.platform !== 'linux') return
  // A process that is ending loses its program, by which it is found, before its sockets close.
  if (!(await becomesTrue(async () => !(await isListening(socketIn(connection.host))), forcedMs)))
    throw new StartError(`A PostgreSQL server in another container is still using ${data}. Stop it first.`)
}

/**
 * Removes the process id files of a server that is gone. PostgreSQL would refuse to start while any process has the
 * id in them; here it is known that none serves the folder.
 */
export async function removeNotes(data: string, { host }: EmbeddedConnection): Promise<void> {
  if (process.platform !== 'linux') return
  for (const note of [join(data, 'postmaster.pid'), `${socketIn(host)}.lock`]) await rm(note, { force: true })
}

/** Without /proc: the process named in the folder, if the server at our socket confirms its id. */
async function byAsking(data: string, connection: EmbeddedConnection): Promise<number[]> {
  const pid = await askForProcess(connection)
  return pid !== undefined && pid === readNote(data) ? [pid] : []
}

/** A server in another container cannot be seen, but its socket can. */
async function isListening(path: string): Promise<boolean> {
  const socket = createConnection(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // No server is there, or it has ended.
    return false
  } finally {
    socket.destroy()
  }
}

async function becomesTrue(condition: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await wait(pollMs)) {
    if (await condition()) return true
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
