import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file beside `blocks` that lists blocks with a hash of what was proved of them, one a line. After the hash may stand
 * what people should know.
 */
export type BlockRecord = { fileName: string; heading: string }

/** The hash of each block that is listed. Empty for a curriculum that keeps no such file. */
export function readBlockRecord(directory: string, record: BlockRecord): Map<string, string> {
  const entries = readEntries(join(directory, record.fileName))
  return new Map([...entries].map(([block, entry]) => [block, entry.split(' ')[0] ?? '']))
}

/**
 * Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. A link, which
 * may lead to any file of the machine, is not followed.
 *
 * @param tried what to write of each block that was tried: its hash, then what people should know; undefined when it has
 *   not passed.
 */
export function updateBlockRecord(
  directory: string,
  record: BlockRecord,
  tried: Iterable<readonly [block: string, entry: string | undefined]>,
): void {
  const file = join(directory, record.fileName)
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return
  const entries = readEntries(file)
  for (const [block, entry] of tried) {
    if (entry === undefined) entries.delete(block)
    else entries.set(block, entry)
  }
  const lines = [...entries].map((entry) => entry.join(' ')).toSorted()
  writeFileSync(file, `${[record.heading, ...lines].join('\n')}\n`)
}

/** What stands after the name of each block. */
function readEntries(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [block, ...entry] = line.split(' ')
      return block && entry.length > 0 && block !== '#' ? [[block, entry.join(' ')] as const] : []
    }),
  )
}
