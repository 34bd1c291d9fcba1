import { type ChallengePlace, type CompletedChallenge, limits, paths } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type TimelineProps = {
  completed: readonly CompletedChallenge[]
  places: Readonly<Record<string, ChallengePlace>>
}

/** With more pages than this, jumping to either end is offered (specification §9). */
const pagesBeforeJumps = 10

const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** What was completed, newest first, fifteen to a page; what the curriculum no longer knows is left out. */
export function Timeline({ completed, places }: TimelineProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const rows = completed
    .flatMap(({ id, completedDate }) => (places[id] ? [{ id, completedDate, place: places[id] }] : []))
    .toSorted((a, b) => b.completedDate - a.completedDate)
  const pages = Math.ceil(rows.length / limits.timelineRowsPerPage)
  const start = (page - 1) * limits.timelineRowsPerPage
  return (
    <section>
      <h2>{t('profile.timeline.title')}</h2>
      {rows.length === 0 ? (
        <p>
          {t('profile.timeline.empty')} <Link to={paths.learn}>{t('profile.timeline.start')}</Link>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('profile.timeline.challenge')}</th>
              <th>{t('profile.timeline.completed')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(start, start + limits.timelineRowsPerPage).map(({ id, completedDate, place }) => (
              <tr key={id}>
                <td>
                  <Link to={place.path}>
                    {place.blockName}: {place.title}
                  </Link>
                </td>
                <td>
                  <time dateTime={new Date(completedDate).toISOString()}>
                    {dateFormat.format(completedDate)}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="pager" aria-label={t('profile.timeline.title')}>
          {pages > pagesBeforeJumps && (
            <PageButton label="first" sign="«" to={1} page={page} onGo={setPage} />
          )}
          <PageButton label="previous" sign="‹" to={Math.max(1, page - 1)} page={page} onGo={setPage} />
          <span>{t('profile.timeline.page', { page, pages })}</span>
          <PageButton label="next" sign="›" to={Math.min(pages, page + 1)} page={page} onGo={setPage} />
          {pages > pagesBeforeJumps && (
            <PageButton label="last" sign="»" to={pages} page={page} onGo={setPage} />
          )}
        </nav>
      )}
    </section>
  )
}

type PageButtonProps = {
  label: 'first' | 'previous' | 'next' | 'last'
  sign: string
  to: number
  page: number
  onGo: (page: number) => void
}

function PageButton({ label, sign, to, page, onGo }: PageButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="button"
      disabled={to === page}
      onClick={() => onGo(to)}
      aria-label={t(`profile.timeline.${label}`)}
    >
      {sign}
    </button>
  )
}
