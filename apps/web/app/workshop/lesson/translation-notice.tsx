import type { Challenge } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Explains why a lesson is still in English. */
export function TranslationNotice({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation()
  if (!challenge.translationPending) return null
  return <p className="notice">{t('challenge.translationPending')}</p>
}
