import { type FlashKey, paths } from '@cairn/contract'

/** Reasons that the profile of a camper can be shown for all the same. */
const aboutCamper: ReadonlySet<FlashKey> = new Set([
  'flash.add-name',
  'flash.certs-private',
  'flash.not-honest',
  'flash.profile-private',
  'flash.timeline-private',
  'flash.user-not-certified',
])

/** Where somebody finds what there is to see, when it is not the certificate they came for. */
export function whereToGo(reason: FlashKey, username: string): string {
  return aboutCamper.has(reason) ? paths.profile(username) : paths.home
}
