import { paths } from '@cairn/contract'
import { Link, useHref, useParams } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Shown after an unsubscribe link: what it did, and a way back. */
export default function UnsubscribedScreen() {
  const { t } = useTranslation()
  const { unsubscribeId } = useParams()
  const wayBack = useHref(`/resubscribe/${encodeURIComponent(unsubscribeId ?? '')}`)
  return (
    <div className="page narrow empty">
      <title>{t('shell.titleSuffix', { title: t('unsubscribed.title') })}</title>
      <h1>{t('unsubscribed.title')}</h1>
      <p>{t('unsubscribed.text')}</p>
      <div className="empty__actions">
        {unsubscribeId && (
          <a className="button" href={wayBack}>
            {t('unsubscribed.again')}
          </a>
        )}
        <Link className="button button--primary" to={paths.learn}>
          {t('unsubscribed.learn')}
        </Link>
      </div>
    </div>
  )
}
