import { useState } from 'react'

type SwitchFieldProps = {
  label: string
  isOn: boolean
  isDisabled?: boolean
  /** Settles when the change is kept, or refused. */
  onSwitch: (isOn: boolean) => Promise<unknown> | void
}

/** Something that is on or off. It moves at once, and back if the change is refused. */
export function SwitchField({ label, isOn, isDisabled = false, onSwitch }: SwitchFieldProps) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = async (wish: boolean) => {
    setWanted(wish)
    await onSwitch(wish)
    setWanted(null)
  }
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={wanted ?? isOn}
        aria-checked={wanted ?? isOn}
        disabled={isDisabled}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
