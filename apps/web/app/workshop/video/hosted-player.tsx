import { useTranslation } from '#shared/language/use-translation.ts'
import type { HostedVideo } from './hosted-video.ts'
import { OutsideLink } from './outside-link.tsx'
import type { Place } from './place.ts'
import { PlayerFrame } from './player-frame.tsx'
import { VideoGate } from './video-gate.tsx'

type HostedPlayerProps = {
  video: HostedVideo
  title: string
  place: Place | null
}

/** A video in the player of its host, behind a question. */
export function HostedPlayer({ video, title, place }: HostedPlayerProps) {
  const { t } = useTranslation()
  const seconds = place?.seconds ?? 0
  const link = (
    <OutsideLink address={video.watchAddress}>{t('video.watch', { name: video.name })}</OutsideLink>
  )
  return (
    <VideoGate hosts={[video.frameHost]} link={link} seconds={seconds}>
      {(isFresh) => {
        const startsAtOnce = isFresh || place !== null
        const address = video.frameAddress({ seconds, startsAtOnce })
        return (
          <PlayerFrame
            // A changed address would become an entry of the tab's history; a new frame does not.
            key={place?.choice}
            address={address}
            name={video.name}
            title={title}
            takesFocus={startsAtOnce}
          />
        )
      }}
    </VideoGate>
  )
}
