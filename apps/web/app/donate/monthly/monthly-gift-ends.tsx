import { useTranslation } from '#shared/language/use-translation.ts'
import { useMonthlyGift } from './use-monthly-gift.ts'

/** Tells donors who are about to delete their account that their monthly gift ends with it. */
export function MonthlyGiftEnds() {
  const { t } = useTranslation()
  const paidBy = useMonthlyGift()?.paidBy
  return paidBy === 'card' || paidBy === 'paypal' ? <p>{t('settings.danger.delete.gift')}</p> : null
}
