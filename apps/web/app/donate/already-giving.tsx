import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** For those who give already: thanks, and nothing else to ask for. */
export function AlreadyGiving() {
  const { t } = useTranslation()
  return (
    <section className="card giving">
      <h2>{t('donate.already.title')}</h2>
      <p>{t('donate.already.text')}</p>
      <div className="dialog__actions">
        <Link className="button" to={paths.supporters}>
          {t('donate.done.supporters')}
        </Link>
        <Link className="button" to={paths.updateStripeCard}>
          {t('donate.already.card')}
        </Link>
      </div>
    </section>
  )
}
