import { useState } from 'react'

type SwitchFieldProps = {
  label: string
  isOn: boolean
  isDisabled?: boolean
  /** Settles when the change is saved or refused. */
  onSwitch: (isOn: boolean) => Promise<unknown> | void
}

/** A switch. It changes at once, and back if the change is refused. */
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
