import type { Scene } from '@cairn/contract'

/** The recording of a scene, or part of it. */
export type SceneAudio = NonNullable<Scene['setup']['audio']>

/** Where in its file a recording is when the scene has come to a moment. */
export function placeAt({ startTime, startTimestamp }: SceneAudio, seconds: number): number {
  return (startTimestamp ?? 0) + seconds - startTime
}

/** The moment of the scene that belongs to a place in the file. */
export function momentOf({ startTime, startTimestamp }: SceneAudio, place: number): number {
  return startTime + place - (startTimestamp ?? 0)
}

/** Whether a recording is heard at a moment of its scene. `length`: that of its file, which is known once it is loaded. */
export function isSoundingAt(audio: SceneAudio, seconds: number, length = Infinity): boolean {
  return (
    seconds >= audio.startTime && placeAt(audio, seconds) < Math.min(audio.finishTimestamp ?? length, length)
  )
}
