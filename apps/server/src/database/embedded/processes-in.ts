import { readdirSync, readlinkSync, statSync } from 'node:fs'

/** All processes of a PostgreSQL that works in `data`, by what Linux says of every process. */
export function processesIn(data: string): number[] {
  const folder = statSync(data, { throwIfNoEntry: false })
  if (!folder) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresIn(pid, folder))
}

function isPostgresIn(pid: number, folder: { dev: number; ino: number }): boolean {
  try {
    // The folder itself, not its name: in a container it may have another one.
    const { dev, ino } = statSync(`/proc/${pid}/cwd`)
    if (dev !== folder.dev || ino !== folder.ino) return false
    return /\/postgres(?: \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    // It has just ended, or is another user's.
    return false
  }
}
