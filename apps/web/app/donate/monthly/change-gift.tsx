import { paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { mayChangeCard, useMonthlyGift } from './use-monthly-gift.ts'

/** What donors can do next, after the given links: a card is changed here, an account at PayPal is changed there. */
export function ChangeGift({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const gift = useMonthlyGift()
  const isCardOffered = mayChangeCard(gift)
  return (
    <>
      {gift?.paidBy === 'paypal' && <p>{t('donate.change.paypal')}</p>}
      {(children !== undefined || isCardOffered) && (
        <div className="dialog__actions">
          {children}
          {isCardOffered && (
            <Link className="button" to={paths.updateStripeCard}>
              {t('donate.already.card')}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
