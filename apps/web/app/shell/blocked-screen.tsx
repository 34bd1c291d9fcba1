import { useTranslation } from 'react-i18next'

/** Shown when a sign-in provider refuses a place (docs/reference/camper-pages.md, “Blocked”). */
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
