import { useTranslation } from '#shared/language/use-translation.ts'
import { SourceNotice } from '#shared/ui/source-notice.tsx'
import { Promotion } from '#shell/promotion.tsx'
import { DonateLink } from './donate-link.tsx'
import { ElsewhereLinks } from './elsewhere-links.tsx'
import { SchoolContact } from './school-contact.tsx'
import { SchoolLinks } from './school-links.tsx'

export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className="site-footer">
      <div className="site-footer__row">
        <div className="site-footer__about">
          <Promotion place="footer" />
          <p>{t('shell.footer.about')}</p>
          <p>{t('shell.footer.name')}</p>
          <SourceNotice />
        </div>
        <SchoolContact />
        <SchoolLinks />
        <ElsewhereLinks />
        <DonateLink />
      </div>
    </footer>
  )
}
