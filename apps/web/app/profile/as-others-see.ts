import {
  type CertificationFlags,
  certificationFlags,
  claimedCertificationType,
  type CompletedChallenge,
  type Profile,
  type SessionUser,
} from '@cairn/contract'

type OwnProfile = Pick<Profile, 'user' | 'activity'> & { completed: CompletedChallenge[] }

/**
 * The owner's preview of what others would see if a locked profile were open. For everyone else the server decides; the
 * owner may know all of it.
 */
export function asOthersSee(user: SessionUser): OwnProfile {
  const { showAbout, showCerts, showDonation, showHeatMap, showLocation, showName, ...flags } = user.profileUI
  const completed = flags.showTimeLine ? user.completedChallenges : []
  return {
    user: {
      ...user,
      ...(showCerts ? {} : withoutCertifications),
      about: showAbout ? user.about : '',
      joinDate: showAbout ? user.joinDate : '',
      isDonating: showDonation ? user.isDonating : null,
      location: showLocation ? user.location : '',
      name: showName ? user.name : '',
      points: flags.showPoints ? user.points : null,
      portfolio: flags.showPortfolio ? user.portfolio : [],
    },
    activity: showHeatMap ? Object.keys(user.calendar).join(',') : '',
    completed: showCerts
      ? completed
      : completed.filter(({ challengeType }) => challengeType !== claimedCertificationType),
  }
}

const withoutCertifications = Object.fromEntries(
  certificationFlags.map((flag) => [flag, false]),
) as CertificationFlags
