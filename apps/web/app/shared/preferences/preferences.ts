import { create } from 'zustand'
import { readStored } from '#shared/storage/browser-storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'

export type Preferences = {
  /** Off until the camper switches it on (docs/reference/camper-pages.md, “Frame”). */
  playsSound: boolean
  /** 0–100. */
  soundVolume: number
  /** Single keys that act outside of text fields. */
  hasShortcuts: boolean
}

/** A cookie, because that is where freeCodeCamp's clients keep this setting. */
export const soundCookie = 'playSound'
export const storedKey = 'preferences'
const usual: Preferences = { playsSound: false, soundVolume: 50, hasShortcuts: false }

/** How this browser shows lessons; read on the client only. */
export const usePreferences = create<Preferences>(() => usual)

export function readPreferences(): void {
  const volume = Number(readStored('soundVolume') ?? usual.soundVolume)
  usePreferences.setState({
    playsSound: readCookie(soundCookie) === 'true',
    soundVolume: volume >= 0 && volume <= 100 ? volume : usual.soundVolume,
    hasShortcuts: readStored(storedKey) === 'shortcuts',
  })
}

/** The account's setting applies in a browser without one of its own. */
export function followAccount({ keyboardShortcuts }: { keyboardShortcuts: boolean }): void {
  if (readStored(storedKey) === null) usePreferences.setState({ hasShortcuts: keyboardShortcuts })
}
