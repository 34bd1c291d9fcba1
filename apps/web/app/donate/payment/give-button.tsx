import type { Gift } from '#donate/gift/gift.ts'
import { useGiftWords } from '#donate/gift/use-gift-words.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Payment } from './use-payment.ts'

/** Sends the form of a card. */
export function GiveButton({ gift, payment }: { gift: Gift; payment: Payment }) {
  const { t } = useTranslation()
  const { sum } = useGiftWords()
  return (
    <button
      type="submit"
      className="button button--primary button--large"
      disabled={payment.state.is !== 'ready'}
    >
      {t('donate.card.give', { sum: sum(gift) })}
    </button>
  )
}
