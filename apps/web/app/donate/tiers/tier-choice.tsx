import type { GiftPlace } from '@cairn/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { AmountChoice } from '#donate/gift/amount-choice.tsx'
import { type Gift, paymentPathOf } from '#donate/gift/gift.ts'
import { useGiftWords } from '#donate/gift/use-gift-words.ts'
import { analytics } from '#shared/analytics/analytics.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type TierChoiceProps = { name: string; place: GiftPlace; label: string }

const preselected = 2000

/** What to give every month; paid for on a page of its own, the only one that loads a provider's script. */
export function TierChoice({ name, place, label }: TierChoiceProps) {
  const { t } = useTranslation()
  const { sum } = useGiftWords()
  const [amount, setAmount] = useState<Gift['amount']>(preselected)
  const gift = { amount, duration: 'month' } as const
  const choose = (chosen: Gift['amount']) => {
    analytics.track({ event: 'donation_related', action: 'Select Amount Tab Clicked', amount: chosen })
    setAmount(chosen)
  }
  const confirm = () =>
    analytics.track({ event: 'donation_related', action: 'Amount Confirmation Clicked', amount })
  return (
    <>
      <AmountChoice name={name} label={label} amount={amount} onChoose={choose} />
      <Link
        className="button button--primary"
        to={paymentPathOf(gift, place)}
        reloadDocument
        onClick={confirm}
      >
        {t('donate.card.give', { sum: sum(gift) })}
      </Link>
    </>
  )
}
