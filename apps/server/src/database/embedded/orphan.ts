import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const pollMs = 20

/**
 * Stops a PostgreSQL that an earlier process of ours left running in `data` when it was killed. The
 * caller owns the data directory, so nobody else can be using it.
 */
export async function stopOrphan(data: string): Promise<void> {
  const pid = readPid(join(data, 'postmaster.pid'))
  if (pid === undefined || !isPostgres(pid)) return
  send(pid, 'SIGINT')
  while (isPostgres(pid)) await wait(pollMs)
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined
  } catch {
    // No file: nothing was left running.
    return undefined
  }
}

/** The pid may by now belong to somebody else, whom we must not stop. */
function isPostgres(pid: number): boolean {
  if (!send(pid, 0)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}
