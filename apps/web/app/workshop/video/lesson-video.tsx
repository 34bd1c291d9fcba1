import { type Challenge, languages, type Video } from '@cairn/contract'
import { useState } from 'react'
import { useLessonLanguageCode } from '#shared/language/lesson-language.ts'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FilesPlayer } from './files-player.tsx'
import { HostedPlayer } from './hosted-player.tsx'
import { hostedVideoOf } from './hosted-video.ts'
import type { Place } from './place.ts'
import { Transcript } from './transcript.tsx'

type LessonVideoProps = { challenge: Pick<Challenge, 'id' | 'title' | 'transcript'>; video: Video }

/** The video of a lesson, with what is said in it beside it. */
export function LessonVideo({ challenge, video }: LessonVideoProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguageCode()
  const pageLanguage = languages[usePageLanguage()].code
  const [place, setPlace] = useState<Place | null>(null)
  const { id, title, transcript } = challenge
  // The text may not be translated yet while the video is.
  const hosted = hostedVideoOf(video, [pageLanguage, lessonLanguage])
  return (
    <section
      className={transcript ? 'lesson-video lesson-video--with-transcript' : 'lesson-video'}
      aria-label={t('video.title')}
    >
      <div className="lesson-video__player">
        {video.files ? (
          <FilesPlayer files={video.files} title={title} challengeId={id} place={place} />
        ) : (
          hosted && <HostedPlayer video={hosted} title={title} place={place} />
        )}
      </div>
      {transcript && (
        <Transcript
          parts={transcript}
          onSeek={(seconds) => setPlace((before) => ({ seconds, choice: (before?.choice ?? 0) + 1 }))}
        />
      )}
    </section>
  )
}
