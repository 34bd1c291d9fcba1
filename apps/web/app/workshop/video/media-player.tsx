import '@vidstack/react/player/styles/default/theme.css'
import '@vidstack/react/player/styles/default/layouts/video.css'
import type { VideoFiles } from '@cairn/contract'
import {
  type MediaPlayerInstance,
  MediaPlayer as Player,
  MediaProvider,
  Poster,
  Track,
} from '@vidstack/react'
import { defaultLayoutIcons, DefaultVideoLayout } from '@vidstack/react/player/layouts/default'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { usePlayKey } from '#workshop/lesson/use-play-key.ts'
import { CaptionLines } from './caption-lines.tsx'
import type { Place } from './place.ts'
import { storedPlayback } from './stored-playback.ts'

type MediaPlayerProps = {
  files: VideoFiles
  title: string
  challengeId: string
  place: Place | null
  /** Whether the reader has just asked for the video. */
  startsAtOnce: boolean
}

/** Plays a lesson's files, with captions, chapters and speed, and goes on where the reader has left. */
export function MediaPlayer({ files, title, challengeId, place, startsAtOnce }: MediaPlayerProps) {
  const { group } = useTranslation()
  const player = useRef<MediaPlayerInstance>(null)
  const [storage] = useState(() => storedPlayback(challengeId, place))
  const { sources, captions = [], chapters, poster } = files
  const toggle = () => {
    if (!player.current) return
    if (player.current.paused) playWhenReady(player.current)
    else void player.current.pause().catch(ignoreInterruption)
  }
  usePlayKey(toggle, '.video-player')
  useEffect(() => {
    if (!place || !player.current) return
    player.current.currentTime = place.seconds
    playWhenReady(player.current)
  }, [place])
  return (
    <Player
      ref={player}
      className="video-player"
      // Time runs from left to right in players of all languages.
      dir="ltr"
      src={sources}
      title={title}
      storage={storage}
      autoPlay={startsAtOnce}
      load="eager"
      playsInline
    >
      <MediaProvider>
        {/* The player drops an empty text. */}
        {poster !== undefined && <Poster className="vds-poster" src={poster} alt={title} />}
        {captions.map(({ src, lang, label }, index) => (
          <Track
            key={src}
            kind="captions"
            type="vtt"
            src={src}
            lang={lang}
            label={label}
            default={index === 0}
          />
        ))}
        {chapters !== undefined && <Track kind="chapters" type="vtt" src={chapters} default />}
      </MediaProvider>
      <DefaultVideoLayout
        icons={defaultLayoutIcons}
        translations={group('video.player')}
        // Cairn's colors are light or dark, but a film is watched in the dark.
        colorScheme="dark"
        slots={{ captions: <CaptionLines />, googleCastButton: null, airPlayButton: null }}
      />
    </Player>
  )
}

/** The player refuses to play before it knows the film, which is a moment after the browser does. */
function playWhenReady(player: MediaPlayerInstance): void {
  const play = () => void player.play().catch(ignoreInterruption)
  if (player.state.canPlay) play()
  else player.el?.addEventListener('can-play', play, { once: true })
}

/** The browser ends one play for another, or waits for a press. */
function ignoreInterruption(error: unknown): void {
  if (!(error instanceof DOMException)) throw error
}
