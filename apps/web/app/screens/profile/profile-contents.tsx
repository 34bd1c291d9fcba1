import type { ChallengePlace, PublicUser } from '@cairn/contract'
import { CertificationList } from '#features/certifications/certification-list.tsx'
import { HeatMap } from '#features/heat-map/heat-map.tsx'
import { Portfolio } from '#features/portfolio/portfolio.tsx'
import { ProfileHead } from '#features/profile-head/profile-head.tsx'
import { useIsClient } from '#lib/use-is-client.ts'
import { ProfileTimeline } from './profile-timeline.tsx'
import { Stats } from './stats.tsx'

type ProfileContentsProps = {
  user: PublicUser
  places: Readonly<Record<string, ChallengePlace>>
  isOwner: boolean
}

/** Each section only if its owner shows it (specification §5). */
export function ProfileContents({ user, places, isOwner }: ProfileContentsProps) {
  const isClient = useIsClient()
  const { showCerts, showHeatMap, showPortfolio, showTimeLine } = user.profileUI
  return (
    <>
      <ProfileHead user={user} isOwner={isOwner} />
      <Stats user={user} />
      {showHeatMap && (isClient ? <HeatMap calendar={user.calendar} /> : <div className="heat-map__room" />)}
      {showCerts && <CertificationList username={user.username} flags={user} />}
      {showPortfolio && <Portfolio items={user.portfolio} />}
      {showTimeLine && <ProfileTimeline user={user} places={places} />}
    </>
  )
}
