import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** What the school is, and the way to its courses. */
export function HeroText() {
  const { t } = useTranslation()
  return (
    <div className="hero__text">
      <h1>{t('home.headline')}</h1>
      <p>{t('home.lead')}</p>
      <div className="hero__actions">
        <Link className="button button--primary button--large" to={paths.learn}>
          {t('home.start')}
        </Link>
        <span className="soft">{t('home.noAccount')}</span>
      </div>
    </div>
  )
}
