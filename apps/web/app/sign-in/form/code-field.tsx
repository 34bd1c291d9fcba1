import { useId } from 'react'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The field for a mailed code; `problem` says what was wrong with the last one. */
export function CodeField({ problem }: { problem: string | null }) {
  const { t } = useTranslation()
  const { codeDelivery } = useSite()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(codeDelivery === 'operator' ? 'signInScreen.operatorCode' : 'signInScreen.code')}
      </label>
      <input
        id={id}
        name="code"
        className="code-input"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        ref={(element) => element?.focus()}
        aria-describedby={`${id}-error`}
        aria-invalid={problem !== null}
      />
      <p className="field__error" id={`${id}-error`} role="alert">
        {problem}
      </p>
    </div>
  )
}
