import { useEffect, useEffectEvent, useState } from 'react'

type ClockInput = {
  /** Where the clock stops. */
  end: number
  speed: number
  /** How far the clock may go for now, from a moment on. */
  limitFrom: (seconds: number) => number
}

export type Clock = {
  seconds: number
  /** Seconds that go on while the clock waits, for what moves all the time. */
  beat: number
  isPlaying: boolean
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
}

/** Seconds that pass while a scene plays. A hidden page pauses it. */
export function useClock({ end, speed, limitFrom }: ClockInput): Clock {
  const [time, setTime] = useState({ seconds: 0, beat: 0 })
  const [isPlaying, setIsPlaying] = useState(false)
  const advance = useEffectEvent((passed: number) => {
    const seconds = Math.min(time.seconds + passed * speed, limitFrom(time.seconds))
    setTime({ seconds, beat: time.beat + passed })
    if (seconds >= end) setIsPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    let before = performance.now()
    const tick = (now: number) => {
      advance(Math.max(0, now - before) / 1000)
      before = now
      frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    const pauseWhenHidden = () => document.hidden && setIsPlaying(false)
    document.addEventListener('visibilitychange', pauseWhenHidden)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', pauseWhenHidden)
    }
  }, [isPlaying])
  return {
    ...time,
    isPlaying,
    play: () => setIsPlaying(true),
    pause: () => setIsPlaying(false),
    seek: (seconds) => setTime({ seconds: Math.max(0, Math.min(seconds, end)), beat: time.beat }),
  }
}
