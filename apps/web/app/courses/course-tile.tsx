import { paths, type SuperBlockTile } from '@cairn/contract'
import { Link } from 'react-router'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'

/** `done`: how many of its lessons are. */
type CourseTileProps = { course: SuperBlockTile; done: number }

export function CourseTile({ course, done }: CourseTileProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const total = course.challengeCount
  return (
    <article className="card tile">
      <h3 {...lessonLanguage}>
        <Link to={paths.superBlock(course.id)}>{course.title}</Link>
      </h3>
      <p className="tile__summary" {...lessonLanguage}>
        {course.summary}
      </p>
      <div className="tile__progress">
        {done > 0 ? t('learn.done', { done, count: total }) : t('learn.steps', { count: total })}
        {done > 0 && <ProgressBar done={done} total={total} />}
      </div>
    </article>
  )
}
