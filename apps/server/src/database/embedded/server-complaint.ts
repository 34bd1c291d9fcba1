import { closeSync, openSync, readSync, statfsSync, statSync } from 'node:fs'

/** A server that finds less cannot begin a new file of its log of changes. */
const neededBytes = 16 * 1024 * 1024

/** The end of the log tells; a server that fails again and again fills it. */
const mostBytes = 64 * 1024

/** Why PostgreSQL does not run, in its own words or in plain ones; undefined when nothing is known. */
export function readComplaint(log: string, from: number): string | undefined {
  if (isDiskFull(log)) return 'There is no space left on its disk'
  const complaints = [...readFrom(log, from).matchAll(/ (?<level>PANIC|FATAL): +(?<words>.*)/g)].flatMap(
    ({ groups }) =>
      // Our own question whether it is ready yet is answered like this.
      groups?.['words'] && !groups['words'].startsWith('the database system is') ? [groups['words']] : [],
  )
  return complaints.at(-1)
}

function readFrom(log: string, from: number): string {
  const buffer = Buffer.alloc(mostBytes)
  const file = openSync(log, 'r')
  try {
    const length = readSync(file, buffer, 0, mostBytes, Math.max(from, endOfLog(log) - mostBytes))
    return buffer.toString('utf8', 0, length)
  } finally {
    closeSync(file)
  }
}

/** How long the log is, so that what comes later can be told from what was said before. */
export function endOfLog(log: string): number {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0
}

/** As seen by other users than root, for whom systems keep a little back. */
export function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < neededBytes
}
