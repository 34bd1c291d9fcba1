import { useEffect, useEffectEvent } from 'react'
import { isSoundingAt } from './place.ts'
import type { Recording } from './use-recording.ts'

type RecordingSound = {
  /** Undefined: nothing is to be heard. */
  recording: Recording | undefined
  seconds: number
  speed: number
  isPlaying: boolean
}

/** Plays a recording while its scene plays, at the place and with the speed of the scene. */
export function useRecordingSound({ recording, seconds, speed, isPlaying }: RecordingSound): void {
  const isSounding =
    isPlaying && recording !== undefined && isSoundingAt(recording.audio, seconds, recording.length)
  const start = useEffectEvent(() => recording?.start(seconds))
  const take = recording?.take
  useEffect(() => {
    if (!isSounding) return undefined
    return start()
  }, [isSounding, take])

  const setSpeed = useEffectEvent(() => recording?.setSpeed(speed))
  useEffect(() => setSpeed(), [isSounding, speed])
}
