import type { Calendar } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { levelOf, pointsByDay, windowsOf } from './activity.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** Six months of days as squares, with a table of the same behind it. */
export function HeatMap({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const [windows] = useState(() => windowsOf(pointsByDay(calendar), new Date()))
  const [index, setIndex] = useState(windows.length - 1)
  const days = windows[index] ?? []
  const active = days.filter(({ points }) => points > 0)
  const [first, last] = [days[0], days.at(-1)]
  const count = active.reduce((sum, { points }) => sum + points, 0)
  return (
    <section>
      <h2>{t('profile.heatMap.title')}</h2>
      <div className="heat-map" aria-hidden="true">
        {days.map(({ date, points }) => (
          <span
            key={date.getTime()}
            data-level={levelOf(points)}
            title={`${points} · ${dateFormat.format(date)}`}
          />
        ))}
      </div>
      <div className="heat-map__controls">
        {index > 0 && (
          <button type="button" className="button" onClick={() => setIndex(index - 1)}>
            {t('profile.heatMap.previous')}
          </button>
        )}
        <span className="soft" role="status">
          {first &&
            last &&
            t('profile.heatMap.window', {
              from: dateFormat.format(first.date),
              to: dateFormat.format(last.date),
            })}
          {' · '}
          {t('profile.heatMap.summary', { count })}
        </span>
        {index < windows.length - 1 && (
          <button type="button" className="button" onClick={() => setIndex(index + 1)}>
            {t('profile.heatMap.next')}
          </button>
        )}
      </div>
      <details>
        <summary>{t('profile.heatMap.table')}</summary>
        <table>
          <thead>
            <tr>
              <th>{t('profile.heatMap.day')}</th>
              <th>{t('profile.heatMap.count')}</th>
            </tr>
          </thead>
          <tbody>
            {active.map(({ date, points }) => (
              <tr key={date.getTime()}>
                <td>{dateFormat.format(date)}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
