import { useTranslation } from '#shared/language/use-translation.ts'
import { useSentForm } from './use-sent-form.ts'

/** Why the form that this page answers was not obeyed. */
export function SentRefusal() {
  const { t } = useTranslation()
  const { refusal } = useSentForm() ?? {}
  if (!refusal) return null
  return (
    <p className="notice" role="alert">
      {t(refusal.message, refusal.variables ?? {})}
    </p>
  )
}
