import { writeStored } from '#shared/storage/browser-storage.ts'
import { type Preferences, soundCookie, storedKey, usePreferences } from './preferences.ts'

const oneYearInSeconds = 365 * 24 * 60 * 60

/** Stores only what was changed: another tab may have changed the rest, and what was never chosen follows the account. */
export function changePreferences(changed: Partial<Preferences>): void {
  usePreferences.setState(changed)
  const { playsSound, soundVolume, hasShortcuts } = changed
  if (playsSound !== undefined) {
    document.cookie = `${soundCookie}=${playsSound}; path=/; max-age=${oneYearInSeconds}; samesite=lax`
  }
  if (soundVolume !== undefined) writeStored('soundVolume', String(soundVolume))
  if (hasShortcuts !== undefined) writeStored(storedKey, hasShortcuts ? 'shortcuts' : '')
}
