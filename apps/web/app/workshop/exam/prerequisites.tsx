import type { ExamFacts } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type PrerequisitesProps = {
  prerequisites: ExamFacts['prerequisites']
  completed: ReadonlySet<string>
  isQualified: boolean
}

/** The lessons to complete before an exam, each with a link while it is open. */
export function Prerequisites({ prerequisites, completed, isQualified }: PrerequisitesProps) {
  const { t } = useTranslation()
  if (isQualified) return <p>{t('exam.qualified')}</p>
  return (
    <section>
      <h2>{t('exam.prerequisites')}</h2>
      <ul className="exam-prerequisites">
        {prerequisites.map(({ id, title, path }) => (
          <li key={id}>
            {path === null ? title : <Link to={path}>{title}</Link>}
            <span className="soft">
              {t(completed.has(id) ? 'exam.prerequisiteDone' : 'exam.prerequisiteOpen')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
