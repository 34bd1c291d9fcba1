import { paths } from '@cairn/contract'
import { Link, useHref } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Promotion } from '#shell/promotion.tsx'
import { HeaderMenu } from './header-menu.tsx'

/** The links to pages; narrow windows have them in a menu. */
export function PageLinks() {
  const { t } = useTranslation()
  const { hasForum } = useSite().frame
  const forum = useHref(paths.forum)
  return (
    <div className="page-links">
      <HeaderMenu label={t('frame.menu')} icon={<Bars />}>
        <ul className="header-menu__items">
          <li>
            <Link className="header-menu__item" to={paths.home}>
              {t('shell.curriculum')}
            </Link>
          </li>
          {hasForum && (
            <li>
              <a
                className="header-menu__item"
                href={forum}
                target="_blank"
                rel="noreferrer"
                aria-label={t('frame.newTab', { name: t('frame.forum') })}
              >
                {t('frame.forum')}
              </a>
            </li>
          )}
        </ul>
        <Promotion place="header" />
      </HeaderMenu>
    </div>
  )
}

function Bars() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" strokeWidth="2.5" />
    </svg>
  )
}
