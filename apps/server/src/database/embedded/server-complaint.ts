import { closeSync, openSync, readSync, statfsSync, statSync } from 'node:fs'

/** With less free space a server cannot start a new file of its write-ahead log. */
const neededBytes = 16 * 1024 * 1024

/** The end of the log is enough; a server that fails again and again fills it. */
const mostBytes = 64 * 1024

/** Why PostgreSQL does not run, in its own words or in plain ones; undefined if unknown. */
export function readComplaint(log: string, from: number): string | undefined {
  if (isDiskFull(log)) return 'There is no space left on its disk'
  const complaints = [...readFrom(log, from).matchAll(/ (?<level>PANIC|FATAL): +(?<words>.*)/g)].flatMap(
    ({ groups }) =>
      // The answer to our own check whether it is ready yet.
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

/** The length of the log, so that later messages can be told from earlier ones. */
export function endOfLog(log: string): number {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0
}

/** As seen by users other than root, for whom file systems reserve less. */
export function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < neededBytes
}
