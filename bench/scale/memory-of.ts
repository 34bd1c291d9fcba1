import { readFile } from 'node:fs/promises'

/** The memory of a process in MB, as Linux counts it. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.['kilobytes'])
  return Math.round(kilobytes / 1024)
}
