import { type FormEvent } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AmountChoice } from './amount-choice.tsx'
import { DurationChoice } from './duration-choice.tsx'
import type { Gift } from './gift.ts'
import { useGiftWords } from './use-gift-words.ts'

type GiftFormProps = { gift: Gift; onChange: (gift: Gift) => void; onGoOn: () => void }

/** How often and how much, before it is paid for. */
export function GiftForm({ gift, onChange, onGoOn }: GiftFormProps) {
  const { t } = useTranslation()
  const { sum } = useGiftWords()
  const choose = (change: Partial<Gift>) => {
    analytics.track({
      event: 'donation_related',
      action: 'Select Amount Tab Clicked',
      ...(change.amount && { amount: change.amount }),
    })
    onChange({ ...gift, ...change })
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    analytics.track({ event: 'donation_related', action: 'Amount Confirmation Clicked', amount: gift.amount })
    onGoOn()
  }
  return (
    <form onSubmit={goOn}>
      <DurationChoice duration={gift.duration} onChoose={(duration) => choose({ duration })} />
      <AmountChoice
        name="amount"
        label={t('donate.amount.label')}
        amount={gift.amount}
        onChoose={(amount) => choose({ amount })}
      />
      <button type="submit" className="button button--primary button--large gift-form__go-on">
        {t('donate.goOn')} <span className="gift-form__sum">{sum(gift)}</span>
      </button>
    </form>
  )
}
