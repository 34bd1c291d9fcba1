import { paths, type SessionUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useExamInProgress } from '#shared/exam-in-progress.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { SearchButton } from '#shell/search/search-button.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemeButton } from './theme-button.tsx'
import { ExamHeader } from './exam-header.tsx'

type SiteHeaderProps = {
  /** Null for a visitor, undefined while unknown. */
  user: SessionUser | null | undefined
  /** Nothing is at this address. */
  isMissing: boolean
}

export function SiteHeader({ user, isMissing }: SiteHeaderProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { isInProgress, isWithMicrosoft } = useExamInProgress()
  if (isInProgress) return <ExamHeader isWithMicrosoft={isWithMicrosoft} />
  const isNoPlace = isMissing || pathname === '/' || pathname.startsWith(paths.signIn)
  const returnTo = isNoPlace ? paths.learn : pathname
  return (
    <header className="site-header">
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <nav className="site-header__row" aria-label={t('shell.navigation')}>
        <Link className="site-header__logo" to={paths.home}>
          <Logo />
          {t('shell.product')}
        </Link>
        <ul className="site-header__links">
          <li>
            <SearchButton />
          </li>
          <li>
            <Link className="site-header__link" to={paths.learn}>
              {t('shell.curriculum')}
            </Link>
          </li>
          <li>
            <ThemeButton user={user} />
          </li>
          {user ? (
            <>
              <li>
                <Link
                  className="site-header__link"
                  to={paths.settings}
                  aria-label={t('shell.yourSettings', { username: user.username })}
                >
                  <Avatar picture={user.picture} />
                </Link>
              </li>
              <li>
                <SignOutButton />
              </li>
            </>
          ) : (
            <li>
              <Link
                className="site-header__link site-header__link--primary"
                to={`${paths.signIn}?returnTo=${encodeURIComponent(returnTo)}`}
              >
                {t('shell.signIn')}
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}
