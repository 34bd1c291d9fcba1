import { isOwnPath } from '@cairn/contract'
import { type RefObject, useRef, useState } from 'react'
import { isSoundingAt, momentOf, placeAt, type SceneAudio } from './place.ts'

/** How far a scene may be ahead of its recording, in seconds; then it waits. */
const lead = 0.1

export type Recording = {
  audio: SceneAudio
  element: RefObject<HTMLAudioElement | null>
  /** Seconds; infinite until it is known. */
  length: number
  /** Counts the jumps to another place. */
  take: number
  /** Loads it at the first play. Browsers let a sound start later if it was loaded by a press. */
  load: () => void
  /** Plays it from a moment of the scene on; returns what stops it. */
  start: (seconds: number) => () => void
  setSpeed: (speed: number) => void
  /** The scene has gone elsewhere. */
  jump: () => void
  /** How far the scene may go for now, from a moment on: no further than the recording has come. */
  limitFrom: (seconds: number) => number
  onLength: (length: number) => void
  onFailed: () => void
}

/** The recording of a scene; undefined if there is none, another host has it, or it cannot be played. */
export function useRecording(audio: SceneAudio | undefined): Recording | undefined {
  const element = useRef<HTMLAudioElement>(null)
  const [length, setLength] = useState(Infinity)
  const [take, setTake] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  if (!audio || !isOwnPath(audio.filename) || hasFailed) return undefined
  return {
    audio,
    element,
    length,
    take,
    load: () => {
      const player = element.current
      if (!player || player.preload === 'auto') return
      player.preload = 'auto'
      player.load()
    },
    start: (seconds) => {
      const player = element.current
      if (!player) return () => undefined
      player.currentTime = placeAt(audio, seconds)
      player.play().catch((error: unknown) => {
        // A pause, or a jump elsewhere, ends one play before it has begun.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
      })
      return () => player.pause()
    },
    setSpeed: (speed) => {
      const player = element.current
      if (!player) return
      // Loading goes back to the usual speed.
      player.defaultPlaybackRate = speed
      player.playbackRate = speed
    },
    jump: () => setTake((before) => before + 1),
    limitFrom: (seconds) => {
      if (seconds < audio.startTime) return audio.startTime
      const player = element.current
      if (!player || player.ended || !isSoundingAt(audio, seconds, length)) return Infinity
      return Math.max(seconds, momentOf(audio, player.currentTime) + lead)
    },
    onLength: setLength,
    onFailed: () => setHasFailed(true),
  }
}
