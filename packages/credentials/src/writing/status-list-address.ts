import type { StatusPurpose } from '@cairn/contract'

/** Where a status list is published. */
export function statusListAddress(origin: string, purpose: StatusPurpose, list: number): string {
  return `${origin}/credentials/status/${purpose}/${list}`
}
