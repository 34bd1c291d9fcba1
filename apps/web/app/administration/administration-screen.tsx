import { adminSections, paths } from '@cairn/contract'
import { Fragment, type ReactNode } from 'react'
import { Link, NavLink, useParams } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { NotFound } from '#shared/ui/not-found.tsx'
import { CampersSection } from './campers-section.tsx'
import { LogSection } from './log-section.tsx'
import { MailSection } from './mail-section.tsx'
import { ReportsSection } from './reports-section.tsx'
import { SchoolSection } from './school-section.tsx'
import { sectionTitleId } from './use-focus-after-removal.ts'
import './administration.css'

const sections = {
  school: <SchoolSection />,
  campers: <CampersSection />,
  reports: <ReportsSection />,
  mail: <MailSection />,
  log: <LogSection />,
} as const satisfies Record<string, ReactNode>

/** What operators see and change (docs/operating.md). The school itself decides who may. */
export default function AdministrationScreen() {
  const { t } = useTranslation()
  const { '*': rest = '' } = useParams()
  const user = useSessionUser()
  const section = rest === '' ? 'school' : adminSections.find((name) => name === rest)
  if (!section) return <NotFound />
  return (
    <div className="page settings-page">
      <title>{t('shell.titleSuffix', { title: t('administration.title') })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('administration.title')}</h1>
      {user && <Menu />}
      <div className="administration">
        {user === undefined && <p role="status">{t('administration.loading')}</p>}
        {user === null && (
          <div className="card">
            <p>{t('signin.required')}</p>
            <Link className="button button--primary" to={paths.signInTo(paths.admin)}>
              {t('shell.signIn')}
            </Link>
          </div>
        )}
        {user && (
          // What an operator found or typed is not for another camper who is signed in by then.
          <Fragment key={user.id}>
            <h2 id={sectionTitleId} tabIndex={-1}>
              {t(`administration.${section}.title`)}
            </h2>
            {sections[section]}
          </Fragment>
        )}
      </div>
    </div>
  )
}

function Menu() {
  const { t } = useTranslation()
  return (
    <nav className="settings-menu" aria-label={t('administration.menu')}>
      <ul>
        <li>
          <NavLink to={paths.admin} end>
            {t('administration.school.title')}
          </NavLink>
        </li>
        {adminSections.map((name) => (
          <li key={name}>
            <NavLink to={paths.adminOf(name)} end>
              {t(`administration.${name}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
