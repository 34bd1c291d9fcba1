import type { Scene } from '@cairn/contract'
import { useMemo, useState } from 'react'
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
  /** This device has a voice for the lesson's language. */
  hasVoice: boolean
  /** The lines are said aloud. */
  isAloud: boolean
  /** The line that is being said aloud. */
  spoken: Line | undefined
  toggle: () => void
  playFrom: (seconds: number) => void
  previousLine: () => void
  nextLine: () => void
}

/** Plays a scene. When the lines are said aloud, the scene waits at the end of each until the voice has finished. */
export function usePlayback({ scene, lang, speed, wantsSound }: PlaybackInput): Playback {
  const lines = useMemo(() => linesOf(scene), [scene])
  const end = endOf(scene)
  const voices = useVoices(lang)
  const isAloud = wantsSound && voices.length > 0
  const [saidCount, setSaidCount] = useState(0)
  const unsaidFrom = (seconds: number) =>
    lines.find((line, number) => number >= saidCount && line.end >= seconds)

  const limitFrom = (seconds: number) => (isAloud ? (unsaidFrom(seconds)?.end ?? end) : end)
  const clock = useClock({ end, speed, limitFrom })
  const { seconds, beat, isPlaying } = clock

  const unsaid = unsaidFrom(seconds)
  const spoken = isAloud && isPlaying && unsaid && unsaid.start <= seconds ? unsaid : undefined
  const onSaid = () => spoken && setSaidCount(lines.indexOf(spoken) + 1)
  useSpeech({ line: spoken, voices, speed, onSaid })

  const seek = (to: number) => {
    clock.seek(to)
    setSaidCount(lineNumberFrom(lines, to))
  }
  const playFrom = (from: number) => {
    seek(from)
    clock.play()
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
    hasVoice: voices.length > 0,
    isAloud,
    spoken,
    seek,
    playFrom,
    toggle: () => {
      if (isPlaying) pause()
      else if (seconds >= end) playFrom(0)
      else clock.play()
    },
    previousLine: () => seek(previousStart(lines, seconds)),
    nextLine: () => seek(nextStart(lines, seconds) ?? end),
  }
}
