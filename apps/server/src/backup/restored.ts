import type { Gap } from '#database/embedded/find-gap.ts'
import type { RowCounts } from './read-every-row.ts'

/** What came out of a backup and its archive. */
export type Restored = {
  counts: RowCounts
  /** What came after it in the archive is not in the school. */
  gap: Gap | undefined
}
