import type { Partner } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Logo } from '#shared/ui/logo.tsx'

/** What the header has during an exam: who gives it, and no way out of it. */
export function ExamHeader({ partner }: { partner: Partner | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="site-header__logo">
        <Logo />
        <span>{t('shell.product')}</span>
      </span>
      {partner && <PartnerLogo {...partner} />}
      <span className="site-header__exam">{t('exam.header.label')}</span>
    </>
  )
}

function PartnerLogo({ name, logo }: Partner) {
  const { t } = useTranslation()
  const words = t('exam.header.partner', { name })
  return logo ? <img className="site-header__partner" src={logo} alt={words} /> : <span>{words}</span>
}
