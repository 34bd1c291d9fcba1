import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerifyReport } from './verify-curriculum.ts'

/** Beside `blocks`: each block of code that has passed, with the hash of its lessons (docs/authoring.md, “The tools”). */
const fileName = 'verified.txt'
const heading = '# Blocks whose lessons have passed `verify`, which writes this file, and a hash of them.'

/** Empty for a curriculum that keeps no such file. */
export function readVerifiedBlocks(directory: string): ReadonlyMap<string, string> {
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

/** Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. */
export function recordVerifiedBlocks(directory: string, { verdicts, hashes }: VerifyReport): void {
  const file = join(directory, fileName)
  if (!existsSync(file)) return
  const verified = new Map(readVerifiedBlocks(directory))
  for (const [block, hash] of hashes) {
    const own = verdicts.filter((verdict) => verdict.block === block)
    if (own.length > 0 && own.every(({ outcome }) => outcome === 'passed')) verified.set(block, hash)
    else verified.delete(block)
  }
  const lines = [...verified].map((entry) => entry.join(' ')).toSorted()
  writeFileSync(file, `${[heading, ...lines].join('\n')}\n`)
}
