import { useEffect, useEffectEvent, useState } from 'react'
import type { Paper } from './paper.ts'

/**
 * Seconds spent and left, counted from what the server said when the paper arrived. A computer that sleeps may stop
 * counting, so `onWake` is called when the page is looked at again, to ask the server.
 */
export function useExamClock(
  { arrivedAt, secondsSpent, secondsLeft }: Paper,
  { onWake, onTimeUp }: { onWake: () => void; onTimeUp: () => void },
): { spent: number; left: number } {
  const [now, setNow] = useState(arrivedAt)
  const wake = useEffectEvent(onWake)
  const endTime = useEffectEvent(onTimeUp)
  useEffect(() => {
    const tick = () => setNow(performance.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [arrivedAt])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') wake()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // A paper that was asked for again has just arrived, and the last tick was before it.
  const passed = Math.max(0, Math.floor((now - arrivedAt) / 1000))
  const left = Math.max(0, secondsLeft - passed)
  const isTimeUp = left === 0
  useEffect(() => {
    if (isTimeUp) endTime()
  }, [isTimeUp])
  return { spent: secondsSpent + passed, left }
}
