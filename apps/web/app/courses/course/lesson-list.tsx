import { type BlockOutline, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type LessonListProps = {
  superBlock: string
  block: Pick<BlockOutline, 'dashedName' | 'challenges'>
  completed: ReadonlySet<string>
}

/** The lessons of a block by their titles, for blocks whose lessons are not numbered steps. */
export function LessonList({ superBlock, block, completed }: LessonListProps) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  return (
    <ol className="lesson-list" lang={lang}>
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
