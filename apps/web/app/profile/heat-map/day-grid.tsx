import { activityLevel } from '@cairn/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Day } from './activity.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
/** There is room for the name of every other row. */
const namedWeekdays: ReadonlySet<number> = new Set([1, 3, 5])
const levels = [0, 1, 2, 3] as const

type DayGridProps = { days: readonly Day[]; label: string }

/** Days as squares, one column a week. Tab reaches one square, and the arrow keys the others. */
export function DayGrid({ days, label }: DayGridProps) {
  const { t } = useTranslation()
  const dayFormat = useDateFormat('day')
  const monthNameFormat = useDateFormat('monthName')
  const weekdayFormat = useDateFormat('weekday')
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(days.length - 1)
  const [told, setTold] = useState<number | undefined>(undefined)
  const offset = days[0]?.date.getDay() ?? 0
  const wordsOf = ({ date, points }: Day) =>
    t('profile.heatMap.ofDay', { count: points, date: dayFormat.format(date) })

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = targetOf(event.key, { current, last: days.length - 1, isMirrored })
    if (target === undefined) return
    event.preventDefault()
    setCurrent(target)
    grid.current?.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus()
  }

  const nameOf = (weekday: number) => {
    const day = days.find(({ date }) => date.getDay() === weekday)
    return day && weekdayFormat.format(day.date)
  }

  const toldDay = told === undefined ? undefined : days[told]
  return (
    <div className="heat-map">
      <div className="heat-map__months" aria-hidden="true">
        {monthStarts(days).map(({ date, index }) => (
          <span key={index} style={{ gridColumnStart: columnOf(index, offset) }}>
            {monthNameFormat.format(date)}
          </span>
        ))}
      </div>
      <div ref={grid} className="heat-map__days" role="grid" aria-label={label} tabIndex={-1} onKeyDown={go}>
        {weekdays.map((weekday) => (
          <div key={weekday} role="row" className="heat-map__weekday">
            {namedWeekdays.has(weekday) && (
              <span className="heat-map__name" aria-hidden="true" style={{ gridRowStart: weekday + 1 }}>
                {nameOf(weekday)}
              </span>
            )}
            {days.map((day, index) =>
              day.date.getDay() === weekday ? (
                <span
                  key={index}
                  role="gridcell"
                  data-index={index}
                  data-level={activityLevel(day.points)}
                  tabIndex={index === current ? 0 : -1}
                  aria-label={wordsOf(day)}
                  title={wordsOf(day)}
                  style={{ gridColumnStart: columnOf(index, offset), gridRowStart: weekday + 1 }}
                  onFocus={() => {
                    setCurrent(index)
                    setTold(index)
                  }}
                  onBlur={() => setTold(undefined)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p className="heat-map__legend soft" aria-hidden="true">
        <span className="heat-map__told">{toldDay && wordsOf(toldDay)}</span>
        {t('profile.heatMap.less')}
        {levels.map((level) => (
          <span key={level} data-level={level} />
        ))}
        {t('profile.heatMap.more')}
      </p>
    </div>
  )
}

/** The first column has the names of the weekdays. */
function columnOf(index: number, offset: number): number {
  return Math.floor((index + offset) / 7) + 2
}

/** The first day of each month in the window, except at its beginning, where a label has no room. */
function monthStarts(days: readonly Day[]): { date: Date; index: number }[] {
  return days.flatMap(({ date }, index) =>
    date.getDate() === 1 && index < days.length - 14 ? [{ date, index }] : [],
  )
}

type Position = { current: number; last: number; isMirrored: boolean }

/** The square that a key leads to: a day up or down, a week sideways, or either end; undefined for other keys. */
function targetOf(key: string, { current, last, isMirrored }: Position): number | undefined {
  const week = isMirrored ? -7 : 7
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ArrowLeft: -week,
    ArrowRight: week,
    Home: -current,
    End: last - current,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, current + step))
}
