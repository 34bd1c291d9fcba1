import { useState } from 'react'
import { clockTime } from '#shared/clock-time.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { lastMinutes, minutesToAnnounce } from './minutes-to-announce.ts'

type ExamClockProps = { spent: number; left: number; isTimed: boolean }

/** The time, which a camper may hide. Silent until ten minutes are left; then it says so, even while hidden. */
export function ExamClock({ spent, left, isTimed }: ExamClockProps) {
  const { t } = useTranslation()
  const [isHidden, setIsHidden] = useState(false)
  const showsLeft = isTimed || left <= lastMinutes * 60
  const minutes = minutesToAnnounce(left)
  return (
    <div className="exam-clock">
      {!isHidden && (
        <span>
          <span className="soft">{t(showsLeft ? 'exam.clock.left' : 'exam.clock.spent')}</span>{' '}
          <span className="exam-clock__time">{clockTime(showsLeft ? left : spent)}</span>
        </span>
      )}
      <button type="button" className="button button--plain" onClick={() => setIsHidden(!isHidden)}>
        {t(isHidden ? 'exam.clock.show' : 'exam.clock.hide')}
      </button>
      <span role="status" className={isHidden ? undefined : 'visually-hidden'}>
        {minutes !== null && t('exam.clock.soon', { count: minutes })}
      </span>
    </div>
  )
}
