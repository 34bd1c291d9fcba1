import { type BlockOutline, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type ProjectListProps = {
  superBlock: string
  block: Pick<BlockOutline, 'dashedName' | 'challenges'>
  completed: ReadonlySet<string>
}

/** The projects of a block: what each of them is about, to choose one by. */
export function ProjectList({ superBlock, block, completed }: ProjectListProps) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  return (
    <ol className="lesson-list lesson-list--projects" lang={lang}>
      {block.challenges.map(({ id, title, dashedName, introduction }) => {
        const isDone = completed.has(id)
        return (
          <li key={id} data-done={isDone}>
            <div>
              <Link
                to={paths.challenge({ superBlock, block: block.dashedName, dashedName })}
                aria-label={isDone ? t('learn.stepDone', { title }) : undefined}
              >
                {title}
              </Link>
              {introduction !== undefined && <p>{introduction}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
