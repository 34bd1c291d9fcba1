import { paths } from '@cairn/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { useGiftWords } from './gift/use-gift-words.ts'
import { PatreonNote } from './monthly/patreon-note.tsx'
import { mayChangeCard, type MonthlyGift, useMonthlyGift } from './monthly/use-monthly-gift.ts'
import { NoDonations } from './no-donations.tsx'

/** Another card for a monthly gift, entered on the provider's own page. */
export default function UpdateStripeCardScreen() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const [parameters] = useSearchParams()
  const isSaved = useIsClient() && parameters.has('session_id')
  if (!useSite().donations) return <NoDonations />
  return (
    <div className="page narrow">
      <title>{t('shell.titleSuffix', { title: t('donate.updateCard.title') })}</title>
      <meta name="robots" content="noindex" />
      <div className="card">
        <h1>{t('donate.updateCard.title')}</h1>
        {isSaved && (
          <p className="notice" role="status">
            {t('donate.updateCard.done')}
          </p>
        )}
        {user === null ? (
          <>
            <p>{t('donate.updateCard.signIn')}</p>
            <Link
              className="button button--primary"
              to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.updateStripeCard)}`}
            >
              {t('shell.signIn')}
            </Link>
          </>
        ) : (
          <WayToChange />
        )}
      </div>
    </div>
  )
}

function WayToChange() {
  const { t } = useTranslation()
  const gift = useMonthlyGift()
  if (gift === undefined) return null
  if (gift.paidBy === 'paypal') return <p>{t('donate.change.paypal')}</p>
  if (mayChangeCard(gift)) return <CardChange gift={gift} />
  return (
    <>
      <p>{t('flash.donation.no-card')}</p>
      <PatreonNote />
      <Link className="button" to={paths.supporters}>
        {t('donate.done.supporters')}
      </Link>
    </>
  )
}

function CardChange({ gift }: { gift: MonthlyGift }) {
  const { t } = useTranslation()
  const { sum } = useGiftWords()
  const day = useDateFormat('mediumDay')
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    setIsOpening(true)
    setProblem(undefined)
    const answer = await call('updateStripeCard', { body: {} })
    if (answer.ok) return location.assign(answer.value.url)
    const { key, isDeclared } = answer.refusal
    const says = isDeclared && key !== 'flash.generic-error' ? key : 'donate.states.error-3'
    setProblem(t(says))
    setIsOpening(false)
  }
  return (
    <>
      <p>{t('donate.updateCard.text')}</p>
      {'amount' in gift && (
        <p>
          {t('donate.updateCard.gift', {
            sum: sum({ amount: gift.amount, duration: 'month' }),
            date: day.format(new Date(gift.begunAt)),
          })}
        </p>
      )}
      <div role="status">{problem !== undefined && <p className="notice">{problem}</p>}</div>
      <button
        type="button"
        className="button button--primary"
        disabled={isOpening}
        onClick={() => void open()}
      >
        {t('donate.updateCard.button')}
      </button>
    </>
  )
}
