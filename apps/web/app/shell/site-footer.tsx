import { useTranslation } from 'react-i18next'

export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className="site-footer">
      <div className="site-footer__row">
        <p>{t('shell.footer.about')}</p>
        <p>{t('shell.footer.name')}</p>
      </div>
    </footer>
  )
}
