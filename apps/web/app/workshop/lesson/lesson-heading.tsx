import type { PageDataOf } from '@cairn/contract'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type LessonHeadingProps = { page: PageDataOf<'challenge'>; completed: ReadonlySet<string> }

/** The title of a lesson, its place in the block, and whether the camper has done it. */
export function LessonHeading({ page, completed }: LessonHeadingProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const { challenge, block, position } = page
  return (
    <header className="lesson-heading">
      <h1 {...lessonLanguage}>{challenge.title}</h1>
      <p>
        {t('challenge.place', { position, total: block.challenges.length })}
        {completed.has(challenge.id) && <span className="lesson-heading__done">{t('challenge.isDone')}</span>}
      </p>
    </header>
  )
}
