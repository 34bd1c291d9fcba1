import { paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** After a gift has arrived. */
export function Thanks() {
  const { t } = useTranslation()
  const { newsUrl } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card giving">
      <h2 ref={heading} tabIndex={-1}>
        {t('donate.done.title')}
      </h2>
      <p>{t('donate.done.text')}</p>
      <div className="dialog__actions">
        {newsUrl !== null && (
          <a className="button button--primary" href={`${newsUrl}/thank-you-for-donating`}>
            {t('donate.done.news')}
          </a>
        )}
        <Link className="button" to={paths.supporters}>
          {t('donate.done.supporters')}
        </Link>
        <Link className="button" to={paths.learn}>
          {t('donate.done.learn')}
        </Link>
      </div>
    </section>
  )
}
