import { limits } from '@cairn/contract'

/** The pauses in milliseconds before retries: short first, because most failures are, then five times longer each. */
export function retryWaits(retries: number): readonly number[] {
  return Array.from({ length: retries }, (_retry, index) => limits.retryStaggerMs * 5 ** index)
}
