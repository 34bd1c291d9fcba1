import { paths, type SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** The avatar, which leads to the settings, and a menu beside it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const [isSigningOut, setIsSigningOut] = useState(false)
  return (
    <>
      <Link
        className="site-header__link"
        to={paths.settings}
        aria-label={t('shell.yourSettings', { username: user.username })}
      >
        <Avatar picture={user.picture} isDonating={user.isDonating} />
      </Link>
      <HeaderMenu label={t('frame.accountMenu')} icon={<Chevron />}>
        <ul className="header-menu__items">
          <li>
            <Link className="header-menu__item" to={paths.profile(user.username)}>
              {t('frame.profile')}
            </Link>
          </li>
          <li>
            <Link className="header-menu__item" to={paths.settings}>
              {t('frame.settings')}
            </Link>
          </li>
          <li>
            <button type="button" className="header-menu__item" onClick={() => setIsSigningOut(true)}>
              {t('shell.signOut')}
            </button>
          </li>
        </ul>
      </HeaderMenu>
      {isSigningOut && <SignOutDialog onClose={() => setIsSigningOut(false)} />}
    </>
  )
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m4 8 8 8 8-8" strokeWidth="3" />
    </svg>
  )
}
