import { z } from '@cairn/contract'
import type { MediaStorage } from '@vidstack/react'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import type { Place } from './place.ts'

const key = 'video-settings'
const Settings = z.object({
  volume: z.nullable(z.number()),
  isMuted: z.nullable(z.boolean()),
  rate: z.nullable(z.number()),
  hasCaptions: z.nullable(z.boolean()),
  captionLanguage: z.nullable(z.string()),
})
type Settings = z.infer<typeof Settings>

const none: Settings = { volume: null, isMuted: null, rate: null, hasCaptions: null, captionLanguage: null }

function readSettings(): Settings {
  try {
    const stored = Settings.safeParse(JSON.parse(readStored(key) ?? 'null'))
    return stored.success ? stored.data : none
  } catch {
    // Damaged by a crash: the player starts as it does for everyone.
    return none
  }
}

/** A number that is damaged would keep the player from playing. */
function readPlace(placeKey: string): number | null {
  const seconds = Number(readStored(placeKey))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

const change = async (settings: Partial<Settings>) =>
  void writeStored(key, JSON.stringify({ ...readSettings(), ...settings }))

/**
 * Keeps where a lesson's video was left, and for all videos how it was played. The library asks in promises. A place
 * that was chosen before the player was there comes first.
 */
export function storedPlayback(challengeId: string, chosen: Place | null): MediaStorage {
  const placeKey = `video-place-${challengeId}`
  return {
    getTime: async () => chosen?.seconds ?? readPlace(placeKey),
    setTime: async (time, hasEnded = false) => {
      if (hasEnded) removeStored(placeKey)
      else writeStored(placeKey, String(Math.floor(time)))
    },
    getVolume: async () => readSettings().volume,
    setVolume: (volume) => change({ volume }),
    getMuted: async () => readSettings().isMuted,
    setMuted: (isMuted) => change({ isMuted }),
    getPlaybackRate: async () => readSettings().rate,
    setPlaybackRate: (rate) => change({ rate }),
    getCaptions: async () => readSettings().hasCaptions,
    setCaptions: (hasCaptions) => change({ hasCaptions }),
    getLang: async () => readSettings().captionLanguage,
    setLang: (captionLanguage) => change({ captionLanguage }),
    getVideoQuality: async () => null,
    getAudioGain: async () => null,
  }
}
