import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { EmptyPage } from '#shared/ui/empty-page.tsx'

/** The pages about donations in a school that takes none. */
export function NoDonations() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('shell.titleSuffix', { title: t('donate.closed.title') })}</title>
      <meta name="robots" content="noindex" />
      <EmptyPage heading={t('donate.closed.title')} text={t('donate.closed.text')}>
        <Link className="button button--primary" to={paths.learn}>
          {t('donate.closed.learn')}
        </Link>
      </EmptyPage>
    </>
  )
}
