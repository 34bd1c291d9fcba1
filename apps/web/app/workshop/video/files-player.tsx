import type { VideoFiles } from '@cairn/contract'
import { lazy, Suspense } from 'react'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { foreignHosts } from './foreign-hosts.ts'
import { NativePlayer } from './native-player.tsx'
import { OutsideLink } from './outside-link.tsx'
import type { Place } from './place.ts'
import { VideoGate } from './video-gate.tsx'

// Loaded on demand: few lessons have a video of their own, and the player is larger than all of a lesson.
const MediaPlayer = lazy(async () => {
  const { MediaPlayer: component } = await import('./media-player.tsx')
  return { default: component }
})

type FilesPlayerProps = { files: VideoFiles; title: string; challengeId: string; place: Place | null }

/** A video that is a file: on the school's own origin, or behind a question. */
export function FilesPlayer({ files, title, challengeId, place }: FilesPlayerProps) {
  const { t } = useTranslation()
  const { appOrigin } = useSite()
  const isClient = useIsClient()
  const [source] = files.sources
  const link = source && <OutsideLink address={source.src}>{t('video.open')}</OutsideLink>
  const empty = <div className="video-frame" />
  return (
    <VideoGate hosts={foreignHosts(files, appOrigin)} link={link} seconds={place?.seconds ?? 0}>
      {(isFresh) =>
        isClient ? (
          <Suspense fallback={empty}>
            <MediaPlayer
              files={files}
              title={title}
              challengeId={challengeId}
              place={place}
              startsAtOnce={isFresh}
            />
          </Suspense>
        ) : (
          <NativePlayer files={files} title={title} />
        )
      }
    </VideoGate>
  )
}
