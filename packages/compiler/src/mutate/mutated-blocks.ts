import { type BlockRecord, readBlockRecord, updateBlockRecord } from '../files/block-record.ts'
import type { MutateReport } from './mutate-curriculum.ts'
import { isGoodEnough } from './score-block.ts'

/** Each block whose tests are good enough, with the hash of what was judged (docs/authoring.md, “The tools”). */
const record: BlockRecord = {
  fileName: 'mutated.txt',
  heading: '# Blocks whose tests have passed `mutate`, which writes this file, and a hash of what it judged.',
}

/** Empty for a curriculum that keeps no such file. */
export function readMutatedBlocks(directory: string): ReadonlyMap<string, string> {
  return readBlockRecord(directory, record)
}

/** Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. */
export function recordMutatedBlocks(directory: string, { scores, hashes }: MutateReport): void {
  const good = new Set(scores.filter(isGoodEnough).map(({ block }) => block))
  updateBlockRecord(directory, record, { hashes, hasPassed: (block) => good.has(block) })
}
