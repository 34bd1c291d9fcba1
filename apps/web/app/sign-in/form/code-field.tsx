import { useId } from 'react'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { SignInField } from './sign-in-field.tsx'

/** The field for a mailed code; `problem` says what was wrong with the last one. */
export function CodeField({ problem }: { problem: string | null }) {
  const { t } = useTranslation()
  const { codeDelivery } = useSite()
  const id = useId()
  return (
    <SignInField
      id={id}
      label={t(codeDelivery === 'operator' ? 'signInScreen.operatorCode' : 'signInScreen.code')}
      problem={problem}
      name="code"
      className="code-input"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      ref={(element) => element?.focus()}
    />
  )
}
