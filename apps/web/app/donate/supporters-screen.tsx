import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { PageHead } from '#shared/ui/page-head.tsx'
import { ChangeGift } from './monthly/change-gift.tsx'
import { PatreonNote } from './monthly/patreon-note.tsx'
import { NoDonations } from './no-donations.tsx'
import { Questions } from './questions.tsx'
import { TextList } from './text-list.tsx'

/** Whether the reader is a supporter, and what supporters get and make possible. */
export default function SupportersScreen() {
  const { t } = useTranslation()
  const { donations } = useSite()
  if (!donations) return <NoDonations />
  return (
    <div className="page donate">
      <PageHead
        title={t('shell.titleSuffix', { title: t('donate.supporters.title') })}
        description={t('donate.supporters.description')}
      />
      <header className="donate__head">
        <h1>{t('donate.supporters.title')}</h1>
      </header>
      <div className="donate__columns">
        <OwnSupport />
        <div className="donate__about">
          <TextList id="benefits-title" of="donate.supporters.benefits" />
          <TextList id="initiatives-title" of="donate.supporters.initiatives" />
          <Questions />
        </div>
      </div>
    </div>
  )
}

function OwnSupport() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const give = (
    <Link className="button button--primary" to={paths.donate} reloadDocument>
      {t('donate.supporters.give')}
    </Link>
  )
  if (!user) {
    return (
      <section className="card giving">
        <p>{t('donate.supporters.visitor')}</p>
        <PatreonNote />
        <div className="dialog__actions">
          <Link className="button" to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.supporters)}`}>
            {t('shell.signIn')}
          </Link>
          {give}
        </div>
      </section>
    )
  }
  if (!user.isDonating) {
    return (
      <section className="card giving">
        <p>{t('donate.supporters.none')}</p>
        <PatreonNote />
        <div className="dialog__actions">{give}</div>
      </section>
    )
  }
  return (
    <section className="card giving supporter">
      <Avatar picture={user.picture} size="large" isDonating />
      <p>{t('donate.supporters.thanks')}</p>
      <ChangeGift />
    </section>
  )
}
