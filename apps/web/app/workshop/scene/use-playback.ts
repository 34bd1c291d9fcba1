import type { Scene } from '@cairn/contract'
import { useMemo, useState } from 'react'
import { type Recording, useRecording } from './recording/use-recording.ts'
import { useRecordingSound } from './recording/use-recording-sound.ts'
import { useSpeech } from './speech/use-speech.ts'
import { useVoices } from './speech/use-voices.ts'
import { endOf } from './timeline/end-of.ts'
import { lineNumberFrom } from './timeline/line-number-from.ts'
import { type Line, linesOf } from './timeline/lines-of.ts'
import { nextStart, previousStart } from './timeline/neighbor-lines.ts'
import { type Clock, useClock } from './use-clock.ts'

type PlaybackInput = { scene: Scene; lang: string | undefined; speed: number; wantsSound: boolean }

export type Playback = Pick<Clock, 'seconds' | 'beat' | 'isPlaying' | 'seek'> & {
  lines: readonly Line[]
  end: number
  /** The school's recording of the lines, which comes before the device's voices. */
  recording: Recording | undefined
  /** There is a recording, or this device has a voice for the lesson's language. */
  hasVoice: boolean
  /** The lines are heard. */
  isAloud: boolean
  /** A voice of this device reads the lines. */
  isRead: boolean
  /** The line that such a voice is reading. */
  spoken: Line | undefined
  toggle: () => void
  playFrom: (seconds: number) => void
  previousLine: () => void
  nextLine: () => void
}

/**
 * Plays a scene. When a voice of the device reads the lines, the scene waits at the end of each until the voice has
 * finished; a recording plays by the time of the scene, and the scene waits when it is late.
 */
export function usePlayback({ scene, lang, speed, wantsSound }: PlaybackInput): Playback {
  const lines = useMemo(() => linesOf(scene), [scene])
  const end = endOf(scene)
  const voices = useVoices(lang)
  const recording = useRecording(scene.setup.audio)
  const isRecorded = wantsSound && recording !== undefined
  const isRead = wantsSound && !recording && voices.length > 0
  const [saidCount, setSaidCount] = useState(0)
  const unsaidFrom = (seconds: number) =>
    lines.find((line, number) => number >= saidCount && line.end >= seconds)

  const limitFrom = (seconds: number) => {
    if (isRecorded) return Math.min(recording.limitFrom(seconds), end)
    return isRead ? (unsaidFrom(seconds)?.end ?? end) : end
  }
  const clock = useClock({ end, speed, limitFrom })
  const { seconds, beat, isPlaying } = clock
  useRecordingSound({ recording: isRecorded ? recording : undefined, seconds, speed, isPlaying })

  const unsaid = unsaidFrom(seconds)
  const spoken = isRead && isPlaying && unsaid && unsaid.start <= seconds ? unsaid : undefined
  const onSaid = () => spoken && setSaidCount(lines.indexOf(spoken) + 1)
  useSpeech({ line: spoken, voices, speed, onSaid })

  const seek = (to: number) => {
    clock.seek(to)
    setSaidCount(lineNumberFrom(lines, to))
    recording?.jump()
  }
  const play = () => {
    if (isRecorded) recording.load()
    clock.play()
  }
  const playFrom = (from: number) => {
    seek(from)
    play()
  }
  const pause = () => {
    clock.pause()
    // Voices cannot go on in the middle of a line.
    if (spoken) seek(spoken.start)
  }
  return {
    lines,
    end,
    seconds,
    beat,
    isPlaying,
    recording,
    hasVoice: recording !== undefined || voices.length > 0,
    isAloud: isRecorded || isRead,
    isRead,
    spoken,
    seek,
    playFrom,
    toggle: () => {
      if (isPlaying) pause()
      else if (seconds >= end) playFrom(0)
      else play()
    },
    previousLine: () => seek(previousStart(lines, seconds)),
    nextLine: () => seek(nextStart(lines, seconds) ?? end),
  }
}
