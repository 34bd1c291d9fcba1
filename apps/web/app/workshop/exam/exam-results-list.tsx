import type { ExamResults } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { resultRows } from './result-rows.ts'

/** The results of an exam, as a list of names and values. */
export function ExamResultsList({ results }: { results: ExamResults }) {
  const { t } = useTranslation()
  return (
    <dl className="results">
      {resultRows(results, t).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
