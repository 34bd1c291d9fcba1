import type { ProfileUser } from '@cairn/contract'
import { useState } from 'react'
import { pointsByDay, streaks } from '#profile/heat-map/activity.ts'
import { useDateLocale } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'

/** Days begin at the reader's midnight, which the server does not know, so streaks appear after hydration. */
export function Stats({ user, activity }: { user: ProfileUser; activity: string }) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const [today] = useState(() => new Date())
  const { showHeatMap, showPoints } = user.profileUI
  if (!showHeatMap && !showPoints) return null
  const run = isClient && showHeatMap ? streaks(pointsByDay(activity), today) : undefined
  return (
    <ul className="stats" aria-label={t('profile.stats')}>
      {showHeatMap && <Figure value={run?.current} name="currentStreak" />}
      {showPoints && <Figure value={user.points ?? undefined} name="points" />}
      {showHeatMap && <Figure value={run?.longest} name="longestStreak" />}
    </ul>
  )
}

type FigureProps = { value: number | undefined; name: 'currentStreak' | 'points' | 'longestStreak' }

function Figure({ value, name }: FigureProps) {
  const { t } = useTranslation()
  const locale = useDateLocale()
  return (
    <li className="card">
      <strong>{value === undefined ? '–' : new Intl.NumberFormat(locale).format(value)}</strong>{' '}
      {t(`profile.${name}`, { count: value ?? 0 })}
    </li>
  )
}
