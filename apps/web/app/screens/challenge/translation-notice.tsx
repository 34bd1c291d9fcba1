import type { Challenge } from '@cairn/contract'
import { useTranslation } from 'react-i18next'

/** Says that a lesson is still English, so that nobody thinks the page is broken. */
export function TranslationNotice({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation()
  if (!challenge.translationPending) return null
  return <p className="notice">{t('challenge.translationPending')}</p>
}
