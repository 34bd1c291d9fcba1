import type { ComponentProps } from 'react'
import { changePreferences } from './change-preferences.ts'
import { usePreferences } from './preferences.ts'

type VolumeFieldProps = { label: string } & Pick<ComponentProps<'input'>, 'onPointerUp' | 'onKeyUp'>

/** How loud this browser plays sounds; the handlers are called when a volume has been chosen. */
export function VolumeField({ label, ...handlers }: VolumeFieldProps) {
  const { playsSound, soundVolume } = usePreferences()
  return (
    <label className="field">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={soundVolume}
        disabled={!playsSound}
        onChange={({ target }) => changePreferences({ soundVolume: Number(target.value) })}
        {...handlers}
      />
    </label>
  )
}
