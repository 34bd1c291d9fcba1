import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

export type SceneChoices = { isTextOnly: boolean; hasCaptions: boolean; hasSound: boolean; speed: number }

export const speeds = [0.5, 0.75, 1, 1.25, 1.5] as const

const key = 'scene'
const usual: SceneChoices = { isTextOnly: false, hasCaptions: true, hasSound: true, speed: 1 }

/** How scenes are played; remembered in this browser. */
export function useSceneChoices(): [SceneChoices, (changed: Partial<SceneChoices>) => void] {
  const [choices, setChoices] = useState(usual)
  useEffect(() => setChoices(parseChoices(readStored(key))), [])
  const change = (changed: Partial<SceneChoices>) => {
    const next = { ...choices, ...changed }
    setChoices(next)
    writeStored(key, writeChoices(next))
  }
  return [choices, change]
}

/** The choices that differ from the usual ones, as words: `text silent 0.75`. */
export function writeChoices({ isTextOnly, hasCaptions, hasSound, speed }: SceneChoices): string {
  const words = [isTextOnly && 'text', !hasCaptions && 'uncaptioned', !hasSound && 'silent', speed]
  return words.filter(Boolean).join(' ')
}

export function parseChoices(stored: string | null): SceneChoices {
  const words = (stored ?? '').split(' ')
  return {
    isTextOnly: words.includes('text'),
    hasCaptions: !words.includes('uncaptioned'),
    hasSound: !words.includes('silent'),
    speed: speeds.find((speed) => words.includes(String(speed))) ?? usual.speed,
  }
}
