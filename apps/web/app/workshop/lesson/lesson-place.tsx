import { type PageDataOf, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { StepSquares } from '#courses/step-squares.tsx'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { SourceNotice } from '#shared/ui/source-notice.tsx'

/** Above a lesson: links to its course and block. */
export function Breadcrumbs({ page: { superBlock, block } }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  return (
    <nav aria-label={t('challenge.breadcrumbs')} className="breadcrumbs">
      <Link lang={lang} to={paths.superBlock(superBlock.id)}>
        {superBlock.title}
      </Link>
      <span aria-hidden="true">›</span>
      <Link lang={lang} to={paths.block(superBlock.id, block.dashedName)}>
        {block.name}
      </Link>
    </nav>
  )
}

type NeighboursProps = { page: PageDataOf<'challenge'>; completed: ReadonlySet<string> }

/** Below a lesson: all steps of its block, and the previous and the next one. */
export function Neighbours({ page, completed }: NeighboursProps) {
  const { t } = useTranslation()
  const { challenge, superBlock, block, position, previousPath, nextPath } = page
  return (
    <>
      <details className="all-steps">
        <summary>
          {t('challenge.allSteps')} · {t('challenge.position', { position, total: block.challenges.length })}
        </summary>
        <StepSquares
          superBlock={superBlock.id}
          block={block}
          completed={completed}
          currentId={challenge.id}
        />
      </details>
      <nav className="neighbours" aria-label={t('challenge.allSteps')}>
        {previousPath && <Link to={previousPath}>‹ {t('challenge.previous')}</Link>}
        {nextPath && <Link to={nextPath}>{t('challenge.next')} ›</Link>}
      </nav>
      {/* Pages of lessons have no footer. */}
      <SourceNotice />
    </>
  )
}
