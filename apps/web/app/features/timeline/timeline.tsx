import { type ChallengePlace, type CompletedChallenge, limits, paths } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayFormat, utcDayFormat } from '#lib/dates.ts'
import { useIsClient } from '#lib/use-is-client.ts'
import { Pager } from './pager.tsx'
import { type TimelineRow, timelineRows } from './timeline-rows.ts'

type TimelineProps = {
  username: string
  completed: readonly CompletedChallenge[]
  places: Readonly<Record<string, ChallengePlace>>
  /** What there is to see of a completion. */
  renderSolution: (completed: CompletedChallenge, title: string) => ReactNode
}

/** What was completed, newest first, fifteen to a page. */
export function Timeline({ username, completed, places, renderSolution }: TimelineProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const rows = timelineRows(completed, places, username)
  const start = (page - 1) * limits.timelineRowsPerPage
  return (
    <section className="timeline">
      <h2>{t('profile.timeline.title')}</h2>
      {rows.length === 0 ? (
        <p>
          {t('profile.timeline.empty')} <Link to={paths.learn}>{t('profile.timeline.start')}</Link>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('profile.timeline.challenge')}</th>
              <th scope="col">{t('profile.timeline.completed')}</th>
              <th scope="col">{t('profile.timeline.solution')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(start, start + limits.timelineRowsPerPage).map((row) => (
              <Row key={row.completed.id} row={row} solution={renderSolution(row.completed, row.title)} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={Math.ceil(rows.length / limits.timelineRowsPerPage)} onGo={setPage} />
    </section>
  )
}

function Row({
  row: { completed, path, title, blockName },
  solution,
}: {
  row: TimelineRow
  solution: ReactNode
}) {
  const { t } = useTranslation()
  const format = useIsClient() ? dayFormat : utcDayFormat
  return (
    <tr>
      <td>
        {blockName === null ? (
          <Link to={path}>{t('profile.timeline.certification', { title })}</Link>
        ) : (
          <Link to={path}>
            {blockName}: {title}
          </Link>
        )}
      </td>
      <td>
        <time dateTime={new Date(completed.completedDate).toISOString()}>
          {format.format(completed.completedDate)}
        </time>
      </td>
      <td>{solution}</td>
    </tr>
  )
}
