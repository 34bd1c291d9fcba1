import { paths, type SessionUser } from '@cairn/contract'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { MicrosoftAccount } from '#shared/ui/microsoft-account.tsx'
import { TranscriptForm } from './transcript-form.tsx'

type TrophyCheckProps = { user: SessionUser | null; isVerifying: boolean; onVerify: () => void }

/** What a camper does to have a trophy verified: sign in, link a Microsoft account, and ask. */
export function TrophyCheck({ user, isVerifying, onVerify }: TrophyCheckProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (!user)
    return (
      <section className="trophy">
        <h2>{t('trophy.title')}</h2>
        <p>{t('trophy.explanation')}</p>
        <p>{t('trophy.signInFirst')}</p>
        <Link className="button button--primary" to={paths.signInTo(pathname)}>
          {t('trophy.signIn')}
        </Link>
      </section>
    )
  if (user.msUsername === undefined)
    return (
      <section className="trophy">
        <TranscriptForm />
      </section>
    )
  return (
    <section className="trophy">
      <h2>{t('trophy.title')}</h2>
      <p>{t('trophy.explanation')}</p>
      <MicrosoftAccount msUsername={user.msUsername} />
      <button type="button" className="button button--primary" disabled={isVerifying} onClick={onVerify}>
        {t(isVerifying ? 'trophy.verifying' : 'trophy.verify')}
      </button>
    </section>
  )
}
