import { useTranslation } from 'react-i18next'

/** Where a sign-in provider's refusal for a place leads (api.md §3). */
export default function BlockedScreen() {
  const { t } = useTranslation()
  return (
    <div className="page narrow empty">
      <title>{t('shell.titleSuffix', { title: t('blocked.title') })}</title>
      <h1>{t('blocked.title')}</h1>
      <p>{t('blocked.text')}</p>
    </div>
  )
}
