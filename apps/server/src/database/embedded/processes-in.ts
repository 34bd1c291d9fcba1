import { readdirSync, readlinkSync, statSync } from 'node:fs'

/** All PostgreSQL processes that work in `data`, according to Linux's /proc. */
export function processesIn(data: string): number[] {
  const folder = statSync(data, { throwIfNoEntry: false })
  if (!folder) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresIn(pid, folder))
}

function isPostgresIn(pid: number, folder: { dev: number; ino: number }): boolean {
  try {
    // Compared by inode, not by name: in a container the folder may have another name.
    const { dev, ino } = statSync(`/proc/${pid}/cwd`)
    if (dev !== folder.dev || ino !== folder.ino) return false
    return /\/postgres(?: \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    // It has just ended, or belongs to another user.
    return false
  }
}
