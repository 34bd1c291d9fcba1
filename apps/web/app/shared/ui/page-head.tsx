import { inLanguage, languages, paths } from '@cairn/contract'
import { useLocation } from 'react-router'
import { useSite } from '#shared/call/site.ts'
import { Alternates } from '#shared/language/alternates.tsx'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type PageHeadProps = {
  title: string
  /** What the page is about, in one or two sentences. */
  description: string
  /** The title where the page is shared, if it needs another. */
  sharedTitle?: string
  /** What is shown where the page is shared, 1200 pixels wide and 630 high; if none is named, the school's. */
  picture?: { path: string; alt: string } | undefined
  /** Whether search engines may list the page. */
  isListed?: boolean
}

/** What search engines, and services that links are shared on, show of a public page. */
export function PageHead(props: PageHeadProps) {
  const { title, description, sharedTitle = title, picture, isListed = true } = props
  const { t } = useTranslation()
  const { appOrigin } = useSite()
  const { pathname } = useLocation()
  const language = usePageLanguage()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      <Alternates />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('shell.product')} />
      <meta property="og:locale" content={languages[language].dateLocale.replaceAll('-', '_')} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={appOrigin + inLanguage(pathname, language)} />
      <meta property="og:image" content={appOrigin + (picture?.path ?? paths.schoolPicture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture?.alt ?? t('shell.footer.name')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
