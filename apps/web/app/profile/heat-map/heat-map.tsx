import { useState } from 'react'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { pointsByDay, windowsOf } from './activity.ts'
import { DayGrid } from './day-grid.tsx'
import { DayTable } from './day-table.tsx'

/** Six months of days as squares, newest window first, and the same data as a table. */
export function HeatMap({ activity }: { activity: string }) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('day')
  const [windows] = useState(() => windowsOf(pointsByDay(activity), new Date()))
  const [index, setIndex] = useState(windows.length - 1)
  const days = windows[index] ?? []
  const count = days.reduce((sum, { points }) => sum + points, 0)
  const from = dayFormat.format(days[0]?.date)
  const to = dayFormat.format(days.at(-1)?.date)
  return (
    <section>
      <h2>{t('profile.heatMap.title')}</h2>
      <DayGrid key={index} days={days} label={t('profile.heatMap.map', { from, to })} />
      <div className="heat-map__controls">
        <WindowButton label="previous" isPossible={index > 0} onGo={() => setIndex(index - 1)} />
        <p className="soft" role="status">
          <span>{t('profile.heatMap.window', { from, to })} ·</span>{' '}
          <span>{t('profile.heatMap.summary', { count })}</span>
        </p>
        <WindowButton label="next" isPossible={index < windows.length - 1} onGo={() => setIndex(index + 1)} />
      </div>
      <DayTable days={days} />
    </section>
  )
}

type WindowButtonProps = { label: 'previous' | 'next'; isPossible: boolean; onGo: () => void }

/** Disabled and hidden at the ends, where it still takes up its space: nothing moves under the pointer. */
function WindowButton({ label, isPossible, onGo }: WindowButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={isPossible ? 'button' : 'button heat-map__end'}
      disabled={!isPossible}
      onClick={onGo}
    >
      {t(`profile.heatMap.${label}`)}
    </button>
  )
}
