import { paths, type SessionUser } from '@cairn/contract'
import { Link } from 'react-router'
import { useExamInProgress } from '#shared/exam-in-progress.ts'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Logo } from '#shared/ui/logo.tsx'
import { SearchButton } from '#shell/search/search-button.tsx'
import { LanguageAndThemeMenu } from './language-and-theme-menu.tsx'
import { PageLinks } from './page-links.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useIsScrolled } from './use-is-scrolled.ts'

const AccountMenu = latePart(async () => (await import('./account-menu.tsx')).AccountMenu)
const ExamHeader = latePart(async () => (await import('./exam-header.tsx')).ExamHeader)

type SiteHeaderProps = {
  /** Null for a visitor, undefined while unknown. */
  user: SessionUser | null | undefined
  /** Nothing is at this address. */
  isMissing: boolean
}

export function SiteHeader({ user, isMissing }: SiteHeaderProps) {
  const { t } = useTranslation()
  const isScrolled = useIsScrolled()
  const { isInProgress, partner } = useExamInProgress()
  if (isInProgress) {
    return (
      <header className="site-header site-header--exam">
        <div className="site-header__row">
          <ExamHeader partner={partner} />
        </div>
      </header>
    )
  }
  return (
    <header className="site-header" data-scrolled={isScrolled || undefined}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <nav className="site-header__row" aria-label={t('shell.navigation')}>
        <Link className="site-header__logo" to={paths.home}>
          <Logo />
          <span>{t('shell.product')}</span>
        </Link>
        <PageLinks />
        <SearchButton />
        <LanguageAndThemeMenu user={user} isMissing={isMissing} />
        {user ? <AccountMenu user={user} /> : <SignInLink isMissing={isMissing} />}
      </nav>
    </header>
  )
}
