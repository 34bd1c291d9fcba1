import { type BlockRecord, readBlockRecord, updateBlockRecord } from '../files/block-record.ts'
import type { MutateReport } from './mutate-curriculum.ts'
import { type BlockScore, isGoodEnough } from './score-block.ts'

/** Each block whose tests are good enough, with the hash of what was judged, and its score (docs/authoring.md). */
const record: BlockRecord = {
  fileName: 'mutated.txt',
  heading:
    '# Blocks whose tests have passed `mutate`, which writes this file, with a hash of what it judged and their score.',
}

/** Empty for a curriculum that keeps no such file. */
export function readMutatedBlocks(directory: string): ReadonlyMap<string, string> {
  return readBlockRecord(directory, record)
}

/** Brings the file up to date with a run of all blocks or of some. A curriculum without the file gets none. */
export function recordMutatedBlocks(directory: string, { scores, hashes }: MutateReport): void {
  const good = new Map(scores.filter(isGoodEnough).map((score) => [score.block, score]))
  const tried = [...hashes].map(([block, hash]) => {
    const score = good.get(block)
    return [block, score && `${hash} ${describe(score)}`] as const
  })
  updateBlockRecord(directory, record, tried)
}

function describe({ wrong, caught, marked, right, accepted }: BlockScore): string {
  return `wrong ${wrong}, caught ${caught}, marked ${marked}, right ${right}, accepted ${accepted}`
}
