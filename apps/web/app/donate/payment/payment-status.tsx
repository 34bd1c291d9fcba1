import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Payment } from './use-payment.ts'

/** How paying is going, in words; read out by screen readers when it changes. */
export function PaymentStatus({ payment: { state, ask } }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <div className="payment-status" role="status">
      {state.is !== 'ready' && state.is !== 'unclear' && state.is !== 'done' && (
        <p className="notice">{t(`donate.states.${state.is}`)}</p>
      )}
      {state.is === 'ready' && state.problem && (
        <p className="notice">
          {t(state.problem)}{' '}
          {state.problem === 'flash.donation.email-needed' && (
            <Link to={paths.settingsOf('email')}>{t('donate.settings')}</Link>
          )}
        </p>
      )}
      {state.is === 'unclear' && (
        <>
          <p className="notice">{t('donate.states.unclear')}</p>
          <button type="button" className="button" onClick={() => void ask(state.attempt)}>
            {t('donate.states.askAgain')}
          </button>
        </>
      )}
    </div>
  )
}
