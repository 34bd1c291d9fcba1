import { LocalCallCounts } from './local-call-counts.ts'
import { type CallCounts, sharedCallCounts, type SharedOptions } from './shared-call-counts.ts'

/** Where a school counts the calls that have a limit. */
export function openCallCounts({ isShared, ...options }: SharedOptions & { isShared: boolean }): CallCounts {
  return { store: isShared ? sharedCallCounts(options) : LocalCallCounts }
}
