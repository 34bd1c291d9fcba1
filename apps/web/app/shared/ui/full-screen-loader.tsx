import { useTranslation } from '#shared/language/use-translation.ts'

/** Placeholder for a page that is loading; says so when that takes long. */
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
