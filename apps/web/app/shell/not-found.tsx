import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from '#shared/ui/logo.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="page empty">
      <title>{t('shell.titleSuffix', { title: t('shell.notFound.title') })}</title>
      <Logo />
      <h1>{t('shell.notFound.title')}</h1>
      <p>{t('shell.notFound.text')}</p>
      <Link className="button button--primary" to={paths.home}>
        {t('shell.notFound.home')}
      </Link>
    </div>
  )
}
