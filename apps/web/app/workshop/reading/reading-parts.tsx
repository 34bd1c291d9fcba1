import type { Challenge } from '@cairn/contract'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { LessonScene } from '#workshop/scene/lesson-scene.tsx'
import { LessonVideo } from '#workshop/video/lesson-video.tsx'
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
      {video && <LessonVideo challenge={challenge} video={video} />}
      {scene && <LessonScene scene={scene} lang={lang} />}
      {transcript && !video && (
        <details>
          <summary>{t('video.transcript.title')}</summary>
          <InOrder items={transcript}>{({ html }) => <LessonHtml className="lesson" html={html} />}</InOrder>
        </details>
      )}
      {notes && <LessonHtml className="lesson" html={notes} />}
    </>
  )
}
