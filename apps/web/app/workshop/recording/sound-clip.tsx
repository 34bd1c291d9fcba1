import { type AudioClip, isOwnPath } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { clipAddress, isOutsideClip } from './clip.ts'

type SoundClipProps = { clip: AudioClip; label: string }

/**
 * Part of a recording that the school serves, in the browser's own player; nothing for a file of another host, which is
 * asked for nothing. Without scripts the address alone says where the part begins and ends.
 */
export function SoundClip({ clip, label }: SoundClipProps) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  if (!isOwnPath(clip.filename)) return null
  if (hasFailed) return <p className="soft">{t('challenge.questions.noRecording')}</p>
  const { startTimestamp = 0, finishTimestamp = Infinity } = clip
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are beside it, as text
    <audio
      className="sound-clip"
      controls
      preload="none"
      src={clipAddress(clip)}
      aria-label={label}
      onError={() => setHasFailed(true)}
      onPlay={({ currentTarget: audio }) => {
        if (isOutsideClip(clip, audio.currentTime)) audio.currentTime = startTimestamp
      }}
      onTimeUpdate={({ currentTarget: audio }) => {
        if (audio.currentTime >= finishTimestamp) audio.pause()
      }}
    />
  )
}
