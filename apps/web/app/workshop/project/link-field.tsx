import { limits } from '@cairn/contract'
import { useId } from 'react'

type LinkFieldProps = {
  name: string
  label: string
  value: string
  placeholder?: string
  /** What is wrong with the link, as text. */
  problem: string | undefined
  onChange: (text: string) => void
}

/** A field for a link, with its problem below. */
export function LinkField({
  name,
  label,
  value,
  placeholder = 'https://',
  problem,
  onChange,
}: LinkFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="url"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={limits.maxLinkLength}
        placeholder={placeholder}
        dir="ltr"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className="field__error" role="alert">
        {problem}
      </p>
    </div>
  )
}
