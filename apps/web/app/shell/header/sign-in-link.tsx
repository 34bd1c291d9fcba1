import { paths } from '@cairn/contract'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** @param isMissing nothing is at this address, so there is nothing to return to */
export function SignInLink({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isNoPlace = isMissing || pathname === paths.home || pathname.startsWith(paths.signIn)
  const returnTo = isNoPlace ? paths.learn : pathname
  return (
    <Link className="site-header__link site-header__link--primary" to={paths.signInTo(returnTo)}>
      {t('shell.signIn')}
    </Link>
  )
}
