import { useTranslation } from '#shared/language/use-translation.ts'
import { Logo } from '#shared/ui/logo.tsx'

/** The header during an exam: who gives it, and no way out of it. */
export function ExamHeader({ isWithMicrosoft }: { isWithMicrosoft: boolean }) {
  const { t } = useTranslation()
  return (
    <header className="site-header">
      <div className="site-header__row">
        <span className="site-header__logo">
          <Logo />
          <span>{t('shell.product')}</span>
        </span>
        {isWithMicrosoft && <span>{t('exam.header.partner')}</span>}
        <span className="site-header__exam">{t('exam.header.label')}</span>
      </div>
    </header>
  )
}
