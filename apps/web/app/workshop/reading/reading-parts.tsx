import type { Challenge } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { LessonScene } from '#workshop/scene/lesson-scene.tsx'
import { LiveExample } from './live-example.tsx'

/** The parts of a lesson that are read, heard or watched. */
export function ReadingParts({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation()
  const { description, instructions, interactive = [], video, scene, transcript, notes, lang } = challenge
  return (
    <>
      {description && <LessonHtml className="lesson" html={description} />}
      {instructions && <LessonHtml className="lesson" html={instructions} />}
      {interactive.map((part) =>
        part.type === 'text' ? (
          <LessonHtml className="lesson" html={part.html} key={part.html} />
        ) : (
          <LiveExample
            key={part.files.map(({ contents }) => contents).join()}
            example={part}
            challengeId={challenge.id}
          />
        ),
      )}
      {video && (
        <p>
          <a
            className="button"
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.videoId)}`}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t('challenge.watch')}
          </a>
        </p>
      )}
      {scene && <LessonScene scene={scene} lang={lang} />}
      {transcript && (
        <details>
          <summary>{t('challenge.transcript')}</summary>
          <LessonHtml className="lesson" html={transcript} />
        </details>
      )}
      {notes && <LessonHtml className="lesson" html={notes} />}
    </>
  )
}
