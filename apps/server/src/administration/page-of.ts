import { limits } from '@cairn/contract'

/** One page of a list that was read one row further than is shown. */
export function pageOf<Row>(found: readonly Row[]): { rows: Row[]; hasMore: boolean } {
  const { rowsPerOperatorPage } = limits
  return { rows: found.slice(0, rowsPerOperatorPage), hasMore: found.length > rowsPerOperatorPage }
}
