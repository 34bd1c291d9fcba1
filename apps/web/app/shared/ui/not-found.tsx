import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useAllTexts, useTranslation } from '#shared/language/use-translation.ts'
import { EmptyPage } from './empty-page.tsx'

export function NotFound() {
  useAllTexts()
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
