import { readdirSync, readFileSync } from 'node:fs'

/** What is filled between two looks comes on top of the limit. */
const lookEveryMs = 250

/**
 * Calls `onExcess` once this process and all that it has started take more than `mostBytes`. The browser limits heaps of
 * JavaScript, but not ArrayBuffers, WebAssembly, pictures and blobs. Only Linux tells what processes take; elsewhere
 * nothing is watched. Returns what ends the watch.
 */
export function watchMemory(mostBytes: number, onExcess: () => void): () => void {
  const looking = setInterval(() => {
    if (bytesOfFamily() > mostBytes) onExcess()
  }, lookEveryMs)
  return () => clearInterval(looking)
}

function bytesOfFamily(): number {
  const parents = new Map(listProcesses().map((pid) => [pid, numberIn(pid, 'PPid')]))
  const isOurs = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && pid > 1 && isOurs(parents.get(pid)))
  return [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + bytesOf(pid), 0)
}

/** What a process does not share with others that run the same program. */
function bytesOf(pid: number): number {
  return (numberIn(pid, 'RssAnon') + numberIn(pid, 'RssShmem')) * 1024
}

function listProcesses(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** A line of what the system says of a process; 0 if it has ended meanwhile. */
function numberIn(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(status.split(`\n${name}:`)[1]?.trimStart().split(/\s/, 1)[0] ?? 0)
  } catch {
    return 0
  }
}
