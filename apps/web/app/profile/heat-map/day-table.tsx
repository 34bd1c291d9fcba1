import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Day } from './activity.ts'

/** The days with points, as a table. */
export function DayTable({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('day')
  const active = days.filter(({ points }) => points > 0)
  return (
    <details className="heat-map__table">
      <summary>{t('profile.heatMap.table')}</summary>
      {active.length === 0 ? (
        <p>{t('profile.heatMap.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('profile.heatMap.day')}</th>
              <th scope="col">{t('profile.heatMap.count')}</th>
            </tr>
          </thead>
          <tbody>
            {active.map(({ date, points }) => (
              <tr key={date.getTime()}>
                <td>{dayFormat.format(date)}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
