import type { Profile } from '@cairn/contract'
import { HeatMap } from '#profile/heat-map/heat-map.tsx'
import { ProfileTimeline, type ProfileTimelineProps } from '#profile/timeline/profile-timeline.tsx'
import { useIsClient } from '#shared/use-is-client.ts'
import { CertificationList } from './certification-list.tsx'
import { Portfolio } from './portfolio.tsx'
import { ProfileHead } from './profile-head.tsx'
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
      {showCerts && <CertificationList username={user.username} certifications={user} />}
      {showPortfolio && <Portfolio items={user.portfolio} />}
      {showTimeLine && <ProfileTimeline username={user.username} first={timeline} {...loading} />}
    </>
  )
}
