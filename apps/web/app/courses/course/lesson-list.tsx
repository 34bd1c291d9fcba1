import { type BlockOutline, paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type LessonListProps = { superBlock: string; block: BlockOutline; completed: ReadonlySet<string> }

/** The lessons of a block by their titles, for blocks whose lessons are not numbered steps. */
export function LessonList({ superBlock, block, completed }: LessonListProps) {
  const { t } = useTranslation()
  return (
    <ol className="lesson-list">
      {block.challenges.map(({ id, title, dashedName }) => {
        const isDone = completed.has(id)
        return (
          <li key={id} data-done={isDone}>
            <Link
              to={paths.challenge({ superBlock, block: block.dashedName, dashedName })}
              aria-label={isDone ? t('learn.stepDone', { title }) : undefined}
            >
              {title}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
