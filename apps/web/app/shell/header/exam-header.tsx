import type { Partner } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Logo } from '#shared/ui/logo.tsx'

/** The header during an exam: who gives it, and no way out of it. */
export function ExamHeader({ partner }: { partner: Partner | undefined }) {
  const { t } = useTranslation()
  return (
    <header className="site-header site-header--exam">
      <div className="site-header__row">
        <span className="site-header__logo">
          <Logo />
          <span>{t('shell.product')}</span>
        </span>
        {partner && <PartnerLogo {...partner} />}
        <span className="site-header__exam">{t('exam.header.label')}</span>
      </div>
    </header>
  )
}

function PartnerLogo({ name, logo }: Partner) {
  const { t } = useTranslation()
  const words = t('exam.header.partner', { name })
  return logo ? <img className="site-header__partner" src={logo} alt={words} /> : <span>{words}</span>
}
