import { useTranslation } from 'react-i18next'

/** Holds the place of a page that is on its way, and says so when that takes long. */
export function FullScreenLoader({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <div className="loader" role="status" aria-label={label}>
      <span className="loader__stones" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p>{t('shell.slow')}</p>
    </div>
  )
}
