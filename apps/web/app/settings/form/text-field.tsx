import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type TextFieldProps = {
  label: string
  value: string
  onText: (text: string) => void
  /** Shown below the field. */
  note?: ReactNode
  isWrong?: boolean
  isLong?: boolean
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required' | 'type'
>

/** A field with a label above and a note below. */
export function TextField({ label, value, onText, note, isWrong, isLong, ...rest }: TextFieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    'aria-invalid': isWrong ?? false,
    'aria-describedby': `${id}-note`,
    maxLength: rest.maxLength,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={4} onChange={({ target }) => onText(target.value)} />
      ) : (
        <input {...rest} {...shared} onChange={({ target }) => onText(target.value)} />
      )}
      <p id={`${id}-note`} className={isWrong ? 'field__error' : 'field__note'} role="status">
        {note}
      </p>
    </div>
  )
}
