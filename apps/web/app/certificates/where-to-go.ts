import { type FlashKey, paths } from '@cairn/contract'

/** Reasons for which a certificate is missing although the camper's profile can be shown. */
const aboutCamper: ReadonlySet<FlashKey> = new Set([
  'flash.add-name',
  'flash.certs-private',
  'flash.not-honest',
  'flash.profile-private',
  'flash.timeline-private',
  'flash.user-not-certified',
])

/** Where to lead visitors when the certificate that they came for is not shown. */
export function whereToGo(reason: FlashKey, username: string): string {
  return aboutCamper.has(reason) ? paths.profile(username) : paths.home
}
