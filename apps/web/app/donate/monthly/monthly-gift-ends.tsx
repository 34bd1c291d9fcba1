import { useTranslation } from '#shared/language/use-translation.ts'
import { useMonthlyGift } from './use-monthly-gift.ts'

/** Tells donors who are about to delete their account that their monthly gift ends with it. */
export function MonthlyGiftEnds() {
  const { t } = useTranslation()
  const gift = useMonthlyGift()
  return gift === 'card' || gift === 'paypal' ? <p>{t('settings.danger.delete.gift')}</p> : null
}
