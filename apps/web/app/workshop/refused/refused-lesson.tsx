import { type PageDataOf, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { LessonLanguage, useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { ProblemList } from '#shared/ui/problem-list.tsx'
import { ScatteredStones } from '#shared/ui/scattered-stones.tsx'

type RefusedLessonProps = { page: PageDataOf<'refused-lesson'> }

/** The page of a lesson that cannot be shown because of a mistake in its file: the ways on, and what its author needs. */
export function RefusedLesson({ page }: RefusedLessonProps) {
  return (
    <LessonLanguage value={page.lessonLanguage}>
      <Refusal page={page} />
    </LessonLanguage>
  )
}

function Refusal({ page: { title, problems, superBlock, previousPath, nextPath } }: RefusedLessonProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  return (
    <div className="page narrow">
      <PageHead
        title={t('shell.titleSuffix', { title })}
        description={t('challenge.refused.text')}
        isListed={false}
      />
      <div className="empty">
        <ScatteredStones />
        <h1 {...lessonLanguage}>{title}</h1>
        <p>
          <strong>{t('challenge.refused.title')}</strong>
        </p>
        <p>{t('challenge.refused.text')}</p>
        <div className="empty__actions">
          {nextPath && (
            <Link className="button button--primary" to={nextPath}>
              {t('challenge.next')}
            </Link>
          )}
          {previousPath && (
            <Link className="button" to={previousPath}>
              {t('challenge.previous')}
            </Link>
          )}
          <Link className="button" to={paths.superBlock(superBlock.id)}>
            {t('challenge.refused.course')}
          </Link>
        </div>
      </div>
      <details>
        <summary>{t('challenge.refused.authors', { count: problems.length })}</summary>
        <ProblemList problems={problems} />
      </details>
    </div>
  )
}
