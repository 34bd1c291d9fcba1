import { limits } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Gift } from './gift.ts'
import { useGiftWords } from './use-gift-words.ts'

type AmountChoiceProps = {
  /** Names the group of radio buttons, of which a page may have several. */
  name: string
  label: string
  amount: Gift['amount']
  onChoose: (amount: Gift['amount']) => void
}

/** The four amounts, and how many hours of learning each of them pays for. */
export function AmountChoice({ name, label, amount, onChoose }: AmountChoiceProps) {
  const { t } = useTranslation()
  const { dollars, hours } = useGiftWords()
  return (
    <fieldset className="gift-choice">
      <legend>{label}</legend>
      <div className="gift-choice__amounts">
        {limits.donationAmounts.map((one) => (
          <label key={one} className="gift-choice__item">
            <input type="radio" name={name} checked={one === amount} onChange={() => onChoose(one)} />
            <strong>{dollars(one)}</strong>{' '}
            <span className="soft">{t('donate.amount.hours', { hours: hours(one) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
