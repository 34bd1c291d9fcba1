import { useTranslation } from 'react-i18next'
import { ElsewhereLinks } from './elsewhere-links.tsx'
import { LanguageMenu } from './language-menu.tsx'

/** @param isMissing nothing is at this address */
export function SiteFooter({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation()
  return (
    <footer className="site-footer">
      <div className="site-footer__row">
        <p>{t('shell.footer.about')}</p>
        <p>{t('shell.footer.name')}</p>
        <ElsewhereLinks />
        <LanguageMenu isMissing={isMissing} />
      </div>
    </footer>
  )
}
