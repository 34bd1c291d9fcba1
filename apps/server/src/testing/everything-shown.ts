import type { ProfileUi } from '@cairn/contract'

/** The switches of a profile that hides nothing. */
export const everythingShown: ProfileUi = {
  isLocked: false,
  showAbout: true,
  showCerts: true,
  showDonation: true,
  showHeatMap: true,
  showLocation: true,
  showName: true,
  showPoints: true,
  showPortfolio: true,
  showTimeLine: true,
}
