import type { ComponentProps, ReactNode } from 'react'

type SignInFieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  /** What was wrong with the last try. */
  problem: ReactNode
}

/** A field with a label above and its problem below. */
export function SignInField({ id, label, problem, ...input }: SignInFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-describedby={`${id}-error`} aria-invalid={problem !== null} />
      <p className="field__error" id={`${id}-error`} role="alert">
        {problem}
      </p>
    </div>
  )
}
