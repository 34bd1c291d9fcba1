import { randomInt } from 'node:crypto'
import type { ProfileUi } from '@cairn/contract'

/** Letters and digits that are not easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const suffixLength = 8

/** A name until the camper chooses one; there are about 10¹² of them, so that two are rarely the same. */
export function randomUsername(): string {
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)])
  return `camper-${suffix.join('')}`
}

/** What a new profile shows: what was learned, and nothing about who the camper is (decision 6). */
export const newProfileUi: ProfileUi = {
  isLocked: false,
  showAbout: false,
  showCerts: true,
  showDonation: false,
  showHeatMap: true,
  showLocation: false,
  showName: false,
  showPoints: true,
  showPortfolio: true,
  showTimeLine: true,
}
