import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { EmptyPage } from '#shared/ui/empty-page.tsx'

/** Shown when a sign-in provider refuses a place (docs/reference/camper-pages.md, “Blocked”). */
export default function BlockedScreen() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('shell.titleSuffix', { title: t('blocked.title') })}</title>
      <EmptyPage heading={t('blocked.title')} text={t('blocked.text')}>
        <Link className="button button--primary" to={paths.learn}>
          {t('learn.allCourses')}
        </Link>
      </EmptyPage>
    </>
  )
}
