import { type CamperReport, paths } from '@cairn/contract'
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

/** What campers report about profiles, oldest first. */
export function CamperReports() {
  const { t } = useTranslation()
  const asked = useAnswer('listCamperReports')
  return (
    <>
      <h3>{t('administration.reports.campers.title')}</h3>
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

function ReportItem({ report, reload }: { report: CamperReport; reload: () => Promise<void> }) {
  const { t } = useTranslation()
  const titleId = useId()
  const format = useDateFormat('dayAndTime')
  const { id, userId, username, reporter, details, reportedAt } = report
  useFocusAfterRemoval()
  const settle = () => doRecorded(call('settleCamperReport', { params: { userId, id } }), reload)
  return (
    <li>
      <div className="administration__report">
        <strong id={titleId}>
          <bdi>{username}</bdi>
        </strong>
        <p className="soft">
          {t('administration.reports.campers.by', { reporter: reporter ?? t('administration.log.gone') })} ·{' '}
          <time dateTime={new Date(reportedAt).toISOString()}>{format.format(reportedAt)}</time>
        </p>
        <div className="administration__details" role="region" aria-labelledby={titleId} tabIndex={0}>
          <bdi>{details}</bdi>
        </div>
      </div>
      <div className="administration__actions">
        <Link className="button" to={paths.adminSearch(username)}>
          {t('administration.reports.campers.account')}
        </Link>
        <button
          type="button"
          className="button"
          aria-label={t('administration.reports.campers.settleOne', { name: username })}
          onClick={() => void settle()}
        >
          {t('administration.reports.settle')}
        </button>
      </div>
    </li>
  )
}
