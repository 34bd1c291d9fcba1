import type { StatementReport } from '@cairn/runner'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ResultTable } from './result-table.tsx'

/** What one statement of SQL did, or why PostgreSQL stopped. */
export function StatementPart({ report }: { report: StatementReport }) {
  const { t } = useTranslation()
  switch (report.kind) {
    case 'rows':
      return <ResultTable report={report} />
    case 'changed':
      return <span>{t('database.changed', report)}</span>
    case 'done':
      return <span>{t('database.done', report)}</span>
    case 'notice':
      return <span>{t('database.notice', report)}</span>
    case 'open-transaction':
      return <span>{t('database.openTransaction')}</span>
    case 'rest-hidden':
      return <span>{t('database.restHidden')}</span>
    case 'error': {
      const { place, message, detail, hint } = report
      return (
        <div className="statement-error">
          <p>
            {place
              ? t('database.error', { line: place.line, message })
              : t('database.setupError', { message })}
          </p>
          {detail !== undefined && <p>{detail}</p>}
          {hint !== undefined && <p>{t('database.hint', { hint })}</p>}
        </div>
      )
    }
  }
}
