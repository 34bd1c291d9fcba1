import { donationDurations } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Gift } from './gift.ts'

type DurationChoiceProps = { duration: Gift['duration']; onChoose: (duration: Gift['duration']) => void }

/** Every month or once. */
export function DurationChoice({ duration, onChoose }: DurationChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="gift-choice">
      <legend>{t('donate.often.label')}</legend>
      <div className="gift-choice__durations">
        {donationDurations.map((one) => (
          <label key={one} className="gift-choice__item">
            <input type="radio" name="duration" checked={one === duration} onChange={() => onChoose(one)} />
            <strong>{t(`donate.often.${one}`)}</strong>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
