import { type BlockRecord, readBlockRecord, updateBlockRecord } from '../files/block-record.ts'
import type { VerifyReport } from './verify-curriculum.ts'

/** Each block of code that has passed, with the hash of what runs in it (docs/authoring.md, “The tools”). */
const record: BlockRecord = {
  fileName: 'verified.txt',
  heading:
    '# Blocks whose lessons have passed `verify`, which writes this file, and a hash of what runs in them.',
}

/** Empty for a curriculum that keeps no such file. */
export function readVerifiedBlocks(directory: string): ReadonlyMap<string, string> {
  return readBlockRecord(directory, record)
}

/** Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. */
export function recordVerifiedBlocks(directory: string, { verdicts, hashes }: VerifyReport): void {
  const hasPassed = (block: string) => {
    const own = verdicts.filter((verdict) => verdict.block === block)
    return own.length > 0 && own.every(({ outcome }) => outcome === 'passed')
  }
  const tried = [...hashes].map(([block, hash]) => [block, hasPassed(block) ? hash : undefined] as const)
  updateBlockRecord(directory, record, tried)
}
