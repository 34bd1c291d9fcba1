import type { Profile } from '@cairn/contract'
import { CertificationList } from '#features/certifications/certification-list.tsx'
import { HeatMap } from '#features/heat-map/heat-map.tsx'
import { Portfolio } from '#features/portfolio/portfolio.tsx'
import { ProfileHead } from '#features/profile-head/profile-head.tsx'
import { useIsClient } from '#shared/use-is-client.ts'
import { ProfileTimeline, type ProfileTimelineProps } from './profile-timeline.tsx'
import { Stats } from './stats.tsx'

type ProfileContentsProps = {
  profile: Profile
  isOwner: boolean
} & Pick<ProfileTimelineProps, 'loadPage' | 'loadSolution'>

/** The sections that the owner's switches show (docs/reference/camper-pages.md, “Profile”). */
export function ProfileContents({ profile, isOwner, ...loading }: ProfileContentsProps) {
  const isClient = useIsClient()
  const { user, activity, timeline } = profile
  const { showCerts, showHeatMap, showPortfolio, showTimeLine } = user.profileUI
  return (
    <>
      <ProfileHead user={user} isOwner={isOwner} />
      <Stats user={user} activity={activity} />
      {showHeatMap && (isClient ? <HeatMap activity={activity} /> : <div className="heat-map__room" />)}
      {showCerts && <CertificationList username={user.username} flags={user} />}
      {showPortfolio && <Portfolio items={user.portfolio} />}
      {showTimeLine && <ProfileTimeline username={user.username} first={timeline} {...loading} />}
    </>
  )
}
