import { type PageDataOf, paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StepSquares } from '#features/progress-map/step-squares.tsx'
import type { TestState } from '#features/test-run/run-state.ts'
import { TestList } from '#features/test-run/test-list.tsx'
import { LessonHtml } from '#ui/lesson-html.tsx'

type InstructionsPaneProps = {
  page: PageDataOf<'challenge'>
  completed: ReadonlySet<string>
  tests: readonly TestState[]
}

/** The lesson's text, its tests, and where it stands in the course. */
export function InstructionsPane({ page, completed, tests }: InstructionsPaneProps) {
  const { t } = useTranslation()
  const { challenge, superBlock, block, position, previousPath, nextPath } = page
  const total = block.challenges.length
  return (
    <article className="instructions">
      <nav aria-label={t('challenge.breadcrumbs')} className="breadcrumbs">
        <Link to={paths.superBlock(superBlock.id)}>{superBlock.title}</Link>
        <span aria-hidden="true">›</span>
        <Link to={paths.block(superBlock.id, block.dashedName)}>{block.name}</Link>
      </nav>
      <h1>{challenge.title}</h1>
      <LessonHtml className="lesson" html={challenge.description} />
      {challenge.instructions && <LessonHtml className="lesson" html={challenge.instructions} />}
      <TestList tests={challenge.tests} states={tests} />
      <details className="all-steps">
        <summary>
          {t('challenge.allSteps')} · {t('challenge.position', { position, total })}
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
    </article>
  )
}
