import { type FormEvent, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import type { Gift } from '#donate/gift/gift.ts'
import { useAttempt } from '#donate/gift/use-attempt.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { chargeCard } from './charge-card.ts'
import { GiveButton } from './give-button.tsx'
import { payIntent } from './pay-intent.ts'
import type { Payment } from './use-payment.ts'

const cards = ['demo_ok', 'demo_declined', 'demo_action'] as const
const visitorEmail = 'rehearsal@example.org'

/** Cards to play with while a school is being built. */
export function Rehearsal({ gift, payment }: { gift: Gift; payment: Payment }) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const [card, setCard] = useState<(typeof cards)[number]>('demo_ok')
  const way = user ? 'card' : 'wallet'
  useAttempt(gift, way)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void payment.pay(gift, way, (attemptId, show) => {
      if (!user) return payIntent({ ...gift, attemptId, email: visitorEmail, name: '' }, async () => true)
      return chargeCard(gift, { attemptId, paymentMethodId: card }, async () => {
        show({ is: 'authenticating' })
        return true
      })
    })
  }
  return (
    <form onSubmit={submit}>
      {user && (
        <fieldset className="gift-choice">
          <legend>{t('donate.rehearsal.label')}</legend>
          {cards.map((one) => (
            <label key={one} className="rehearsal__card">
              <input type="radio" name="card" checked={one === card} onChange={() => setCard(one)} />
              {t(`donate.rehearsal.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <GiveButton gift={gift} payment={payment} />
    </form>
  )
}
