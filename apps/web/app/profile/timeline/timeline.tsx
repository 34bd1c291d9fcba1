import { type CompletionOutline, paths, type TimelinePage, type TimelineRow } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { Pager } from './pager.tsx'

type TimelineProps = {
  username: string
  /** The first page, which is part of the page data. */
  first: TimelinePage
  loadPage: (page: number) => Promise<TimelinePage>
  /** How a completion is shown. */
  renderSolution: (completed: CompletionOutline, title: string, path: string) => ReactNode
}

/** Completions, newest first, one page at a time. The old page stays until the next one has loaded. */
export function Timeline({ username, first, loadPage, renderSolution }: TimelineProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['timeline', username, page],
    queryFn: () => loadPage(page),
    enabled: page > 1,
    placeholderData: (previous) => previous ?? first,
  })
  const { rows, pageCount } = (page === 1 ? undefined : data) ?? first
  return (
    <section className="timeline">
      <h2>{t('profile.timeline.title')}</h2>
      {isError && <p className="notice">{t('profile.timeline.missing')}</p>}
      {rows.length === 0 ? (
        <p>
          {t('profile.timeline.empty')} <Link to={paths.learn}>{t('profile.timeline.start')}</Link>
        </p>
      ) : (
        <table aria-busy={page > 1 && isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">{t('profile.timeline.challenge')}</th>
              <th scope="col">{t('profile.timeline.completed')}</th>
              <th scope="col">{t('profile.timeline.solution')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.completed.id}
                row={row}
                solution={renderSolution(row.completed, row.title, row.path)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pageCount} onGo={setPage} />
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
  const format = useDateFormat(useIsClient() ? 'day' : 'utcDay')
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
