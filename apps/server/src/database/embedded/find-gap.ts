import { isLogFile } from './log-files.ts'

/** A file that an archive lacks, so that nothing after it can be used. */
export type Gap = {
  missing: string
  /** How many files there are after it. */
  later: number
}

/** The first file of the write-ahead log that is missing between two others. */
export function findGap(names: readonly string[]): Gap | undefined {
  const files = names.filter(isLogFile).toSorted()
  const index = files.findIndex((file, place) => place > 0 && file !== nextOf(files[place - 1] ?? ''))
  if (index === -1) return undefined
  return { missing: nextOf(files[index - 1] ?? ''), later: files.length - index }
}

/** The name of the file that continues one: 24 hexadecimal digits, of which the last eight count to 255. */
function nextOf(file: string): string {
  const [timeline, log, segment] = [0, 8, 16].map((start) =>
    Number.parseInt(file.slice(start, start + 8), 16),
  )
  const isLast = segment === 0xff
  return [timeline ?? 0, (log ?? 0) + (isLast ? 1 : 0), isLast ? 0 : (segment ?? 0) + 1]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
