import { donorCookie } from '@cairn/contract'

/** Tells the school's other sites at this address, such as its news, not to ask this browser's reader for a gift. */
export function markDonor(): void {
  document.cookie = `${donorCookie}=true; path=/; samesite=lax`
}
