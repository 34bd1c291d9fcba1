import { type BlockOutline, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type StepSquaresProps = {
  superBlock: string
  block: Pick<BlockOutline, 'dashedName' | 'challenges'>
  completed: ReadonlySet<string>
  /** Id of the step that is open. */
  currentId?: string
}

/** All steps of a block as numbered squares; completed steps are filled. */
export function StepSquares({ superBlock, block, completed, currentId }: StepSquaresProps) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  return (
    <ol className="squares" lang={lang}>
      {block.challenges.map(({ id, title, dashedName }, index) => {
        const isDone = completed.has(id)
        return (
          <li key={id}>
            <Link
              to={paths.challenge({ superBlock, block: block.dashedName, dashedName })}
              data-done={isDone}
              title={title}
              aria-label={isDone ? t('learn.stepDone', { title }) : title}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {index + 1}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
