import { loadQuietly } from '#shared/loading/load-quietly.ts'
import type { SoundName } from './play-melody.ts'
import { usePreferences } from './preferences.ts'

export type { SoundName } from './play-melody.ts'

/** Plays a short melody, if the camper has switched sounds on. Most have not, so only then is it loaded. */
export function playSound(name: SoundName): void {
  const { playsSound, soundVolume } = usePreferences.getState()
  if (playsSound) void loadAndPlay(name, soundVolume)
}

async function loadAndPlay(name: SoundName, volume: number): Promise<void> {
  try {
    const { playMelody } = await loadQuietly(() => import('./play-melody.ts'))
    playMelody(name, volume)
  } catch {
    // Without a line there is no sound, and what it accompanies says the same.
  }
}
