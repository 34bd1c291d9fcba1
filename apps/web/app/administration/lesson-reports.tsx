import type { QueuedReport } from '@cairn/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { call } from '#shared/call/call.ts'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { doRecorded } from './do-recorded.ts'
import { ReportList } from './report-list.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

/** What readers report about lessons, oldest first. */
export function LessonReports() {
  const { t } = useTranslation()
  const asked = useAnswer('listLessonReports')
  return (
    <>
      <h3>{t('administration.reports.lessons')}</h3>
      <UntilAnswered asked={asked}>
        {({ reports, hasMore }) => (
          <ReportList count={reports.length} hasMore={hasMore}>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} reload={asked.reload} />
            ))}
          </ReportList>
        )}
      </UntilAnswered>
    </>
  )
}

function ReportItem({ report, reload }: { report: QueuedReport; reload: () => Promise<void> }) {
  const { t } = useTranslation()
  const titleId = useId()
  const format = useDateFormat('utcDay')
  const { id, title, path, kind, details, failedTests, files, reportedOn } = report
  useFocusAfterRemoval()
  const settle = () => doRecorded(call('settleLessonReport', { params: { id: String(id) } }), reload)
  return (
    <li>
      <div className="administration__report">
        <strong id={titleId}>
          {path === null ? t('administration.reports.lesson', { id: title }) : <Link to={path}>{title}</Link>}
        </strong>
        <p className="soft">
          {t(`trouble.kinds.${kind}`)} · {format.format(Date.parse(reportedOn))}
          {failedTests.length > 0 &&
            ` · ${t('administration.reports.missed', { numbers: failedTests.join(', ') })}`}
        </p>
        {details !== '' && (
          <div className="administration__details" role="region" aria-labelledby={titleId} tabIndex={0}>
            <bdi>{details}</bdi>
          </div>
        )}
        {files.map(({ name, contents }) => (
          <details key={name}>
            <summary>
              <code>{name}</code>
            </summary>
            <pre role="region" aria-label={name} dir="ltr" tabIndex={0}>
              <code>{contents}</code>
            </pre>
          </details>
        ))}
      </div>
      <div className="administration__actions">
        <button
          type="button"
          className="button"
          aria-label={t('administration.reports.settleOne', { id })}
          onClick={() => void settle()}
        >
          {t('administration.reports.settle')}
        </button>
      </div>
    </li>
  )
}
