import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyPage } from '#shared/ui/empty-page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('shell.titleSuffix', { title: t('shell.notFound.title') })}</title>
      <EmptyPage heading={t('shell.notFound.title')} text={t('shell.notFound.text')}>
        <Link className="button button--primary" to={paths.home}>
          {t('shell.notFound.home')}
        </Link>
        <Link className="button" to={paths.learn}>
          {t('learn.allCourses')}
        </Link>
      </EmptyPage>
    </>
  )
}
