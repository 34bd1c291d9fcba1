import { limits, paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { type Gift, paymentPathOf, readPlace } from '#donate/gift/gift.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The fields for a card, for campers whose card would be taken; others learn what is missing. */
export function CardEntry({ gift, children }: { gift: Gift; children: ReactNode }) {
  const { t } = useTranslation()
  const [parameters] = useSearchParams()
  const user = useSessionUser()
  if (user === undefined) return null
  if (user === null) {
    const here = paymentPathOf(gift, readPlace(parameters))
    return (
      <>
        <p>{t('donate.card.signInNote')}</p>
        <Link className="button" to={`${paths.signIn}?returnTo=${encodeURIComponent(here)}`}>
          {t('donate.card.signIn')}
        </Link>
      </>
    )
  }
  if (user.completedChallengeCount < limits.completionsBeforeCard) {
    return (
      <p className="notice">
        {t('flash.donation.too-early')} <Link to={paths.learn}>{t('donate.closed.learn')}</Link>
      </p>
    )
  }
  if (user.email === '') {
    return (
      <p className="notice">
        {t('flash.donation.email-needed')} <Link to={paths.settingsOf('email')}>{t('donate.settings')}</Link>
      </p>
    )
  }
  return children
}
