import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file beside `blocks` that lists blocks with a hash of what was proved of them, one a line. */
export type BlockRecord = { fileName: string; heading: string }

/** Empty for a curriculum that keeps no such file. */
export function readBlockRecord(directory: string, { fileName }: BlockRecord): Map<string, string> {
  const file = join(directory, fileName)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [block, hash] = line.split(' ')
      return block && hash && !line.startsWith('#') ? [[block, hash] as const] : []
    }),
  )
}

type Tried = {
  /** Of each block that was tried. */
  hashes: ReadonlyMap<string, string>
  hasPassed: (block: string) => boolean
}

/** Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. */
export function updateBlockRecord(
  directory: string,
  record: BlockRecord,
  { hashes, hasPassed }: Tried,
): void {
  const file = join(directory, record.fileName)
  if (!existsSync(file)) return
  const blocks = readBlockRecord(directory, record)
  for (const [block, hash] of hashes) {
    if (hasPassed(block)) blocks.set(block, hash)
    else blocks.delete(block)
  }
  const lines = [...blocks].map((entry) => entry.join(' ')).toSorted()
  writeFileSync(file, `${[record.heading, ...lines].join('\n')}\n`)
}
